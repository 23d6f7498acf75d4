import { expect, screen, waitFor } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import NotificationAction from '../../docs/core/react-use-notifications/demos/NotificationAction';
import NotificationBasic from '../../docs/core/react-use-notifications/demos/NotificationBasic';
import NotificationClose from '../../docs/core/react-use-notifications/demos/NotificationClose';
import NotificationDedupe from '../../docs/core/react-use-notifications/demos/NotificationDedupe';
import NotificationQueue from '../../docs/core/react-use-notifications/demos/NotificationQueue';
import NotificationScoped from '../../docs/core/react-use-notifications/demos/NotificationScoped';
import NotificationSeverity from '../../docs/core/react-use-notifications/demos/NotificationSeverity';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';

/** The notification with a text, after its transition. */
async function shownNotification(text: string): Promise<HTMLElement> {
  const notification = (await screen.findByText(text)).closest<HTMLElement>('[role=alert]')!;
  await waitFor(() =>
    expect(getComputedStyle(notification.closest('[direction]') ?? notification).opacity).toBe('1'),
  );
  await expect(notification).toBeVisible();
  return notification;
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());

const meta = preview.meta({
  ...demoStory,
  title: 'useNotifications/Interactions',
  tags: ['!autodocs'],
});

/** A notification says that the order is archived, and it is gone. */
export const ActionShown = meta.story({
  render: NotificationAction,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive SC-1031' }));
    await shownNotification('SC-1031 archived');
    await expect(canvas.queryByText('Riverside Couriers')).not.toBeInTheDocument();
  },
});

ActionShown.test('undoes the change and closes by its action', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(canvas.getByText('Riverside Couriers')).toBeVisible();
  await isClosed();
});

export const BasicShown = meta.story({
  render: NotificationBasic,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent, step }) => {
    await step('A notification is open from the start', async () => {
      await shownNotification('SC-1041 is due today');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await step('Another one replaces it and says that the order is saved', async () => {
      await shownNotification('Order saved');
    });
  },
});

BasicShown.test('closes by its button', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
});

BasicShown.test('stays open on a click outside', async ({ userEvent }) => {
  await userEvent.click(document.body);
  await expect(screen.getByRole('alert')).toHaveTextContent('Order saved');
});

/** A notification says that the card reader is offline. */
export const CloseOffline = meta.story({
  render: NotificationClose,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Card reader online' }));
    await shownNotification('The card reader is offline');
  },
});

CloseOffline.test('closes by its key when online again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Card reader online' }));
  await isClosed();
});

/** One notification is shown, without a number. */
export const DedupeClickedThreeTimes = meta.story({
  render: NotificationDedupe,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print label of P-103' });
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(await shownNotification('The label printer is out of paper')).toHaveTextContent(
      /^The label printer is out of paper$/,
    );
    await expect(screen.queryByText('3')).not.toBeInTheDocument();
  },
});

DedupeClickedThreeTimes.test('closes with one click', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
});

/** The first notification is shown, with the number of all three. */
export const QueueFirstOfThree = meta.story({
  render: NotificationQueue,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify customers' }));
    await shownNotification('Email sent to Hill Street School');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(screen.getByText('3')).toBeVisible();
  },
});

QueueFirstOfThree.test('ends with the third one', async ({ userEvent, step }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await step('The second of three is shown', async () => {
    await shownNotification('Email sent to Northside Cafe');
    await expect(screen.getByText('2')).toBeVisible();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await step('The third is shown', async () => {
    await shownNotification('Email sent to Riverside Couriers');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await step('All are closed', isClosed);
});

/** Two notifications are shown, one of them within its card. */
export const ScopedBothShown = meta.story({
  render: NotificationScoped,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    const [inApp, inCard] = canvas.getAllByRole('button', { name: 'Show notification' });
    await userEvent.click(inCard!);
    await userEvent.click(inApp!);
    const scoped = await shownNotification('SC-1038 needs brake pads');
    const app = await shownNotification('A customer is at the desk');
    const box = inCard!.closest<HTMLElement>('.MuiCard-root')!;
    await expect(box).toContainElement(scoped);
    await expect(box).not.toContainElement(app);
    await expect(scoped.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      box.getBoundingClientRect().bottom,
    );
    await expect(screen.getAllByRole('alert')).toHaveLength(2);
  },
});

export const ScopedTailwind = ScopedBothShown.extend(inStyling('NotificationScoped', 'tailwind'));

export const ScopedCss = ScopedBothShown.extend(inStyling('NotificationScoped', 'css'));

/** The notification is green. */
export const SeveritySuccess = meta.story({
  render: NotificationSeverity,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    await expect(await shownNotification('SC-1037 is ready for pickup')).toHaveClass(
      'MuiAlert-colorSuccess',
    );
  },
});

/** The notification is red. */
export const SeverityFailure = meta.story({
  render: NotificationSeverity,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show error' }));
    await expect(await shownNotification('The card was declined')).toHaveClass(
      'MuiAlert-colorError',
    );
  },
});
