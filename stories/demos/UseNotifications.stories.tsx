import { expect, screen, waitFor } from 'storybook/test';
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
import { shownNotification } from './shownNotification';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/useNotifications/Interactions',
});

export const ActionShown = meta.story({
  render: NotificationAction,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await shownNotification('Repair 218 is in the archive');
    await expect(canvas.getByText('No repair on the list')).toBeVisible();
  },
});

ActionShown.test('undoes the change and closes by its action', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(canvas.getByText('Repair 218: Red tourer')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

export const BasicShown = meta.story({
  render: NotificationBasic,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await shownNotification('The repair is saved');
  },
});

BasicShown.test('closes by its button', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

BasicShown.test('stays open on a click outside', async ({ userEvent }) => {
  await userEvent.click(document.body);
  await expect(screen.getByRole('alert')).toHaveTextContent('The repair is saved');
});

export const CloseOffline = meta.story({
  render: NotificationClose,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Scale online' }));
    await shownNotification('The scale is offline');
  },
});

CloseOffline.test('closes by its key when online again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Scale online' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

export const DedupeClickedThreeTimes = meta.story({
  render: NotificationDedupe,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print label' });
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(await shownNotification('The printer has no paper')).toHaveTextContent(
      /^The printer has no paper$/,
    );
    await expect(screen.queryByText('3')).not.toBeInTheDocument();
  },
});

DedupeClickedThreeTimes.test('closes with one click', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

export const QueueFirstOfThree = meta.story({
  render: NotificationQueue,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the chain' }));
    await shownNotification('The bike is on the stand');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(screen.getByText('3')).toBeVisible();
  },
});

QueueFirstOfThree.test('shows the next one when closed', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await shownNotification('The chain is off');
  await expect(screen.getByText('2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await shownNotification('The new chain is on');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

export const ScopedBothShown = meta.story({
  render: NotificationScoped,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    const inPanel = canvas.getByRole('button', { name: 'Tell the panel' });
    await userEvent.click(inPanel);
    await userEvent.click(canvas.getByRole('button', { name: 'Tell the app' }));
    const panel = await shownNotification('From the panel');
    const app = await shownNotification('From the app');
    const box = inPanel.parentElement!;
    await expect(box).toContainElement(panel);
    await expect(box).not.toContainElement(app);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      box.getBoundingClientRect().bottom,
    );
    await expect(screen.getAllByRole('alert')).toHaveLength(2);
  },
});

export const ScopedTailwind = ScopedBothShown.extend(inStyling('NotificationScoped', 'tailwind'));

export const ScopedCss = ScopedBothShown.extend(inStyling('NotificationScoped', 'css'));

export const SeveritySuccess = meta.story({
  render: NotificationSeverity,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    await expect(await shownNotification('The wheel is true again')).toHaveClass(
      'MuiAlert-colorSuccess',
    );
  },
});

export const SeverityFailure = meta.story({
  render: NotificationSeverity,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Severity' }));
    await userEvent.click(await screen.findByRole('option', { name: 'error' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell' }));
    await expect(await shownNotification('The supplier did not answer')).toHaveClass(
      'MuiAlert-colorError',
    );
  },
});
