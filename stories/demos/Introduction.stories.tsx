import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import BaseConceptsLocaleText from '../../docs/core/introduction/demos/BaseConceptsLocaleText';
import TutorialDefault from '../../docs/core/introduction/demos/TutorialDefault';
import TutorialPages from '../../docs/core/introduction/demos/TutorialPages';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';
import { shownNotification } from './shownNotification';

const meta = preview.meta({
  ...demoStory,
  title: 'Introduction/Interactions',
});

export const BaseConceptsLocaleTextByPriority = meta.story({
  render: BaseConceptsLocaleText,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Log in',
      'Staff sign-in',
      'Save order',
      'Discard',
      'Close',
    ]);
  },
});

export const BaseConceptsLocaleTextCustomSignInLabel = meta.story({
  render: BaseConceptsLocaleText,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Staff sign-in' }));
    await expect(canvas.getAllByRole('button', { name: 'Current User' })).toHaveLength(2);
  },
});

export const BaseConceptsLocaleTextRightToLeftAndDark = meta.story({
  render: BaseConceptsLocaleText,
  globals: { direction: 'rtl', mode: 'dark' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('data-toolpad-color-scheme', 'dark');
    const save = canvas.getByRole('button', { name: 'Save order' }).getBoundingClientRect();
    const discard = canvas.getByRole('button', { name: 'Discard' }).getBoundingClientRect();
    await expect(discard.right).toBeLessThanOrEqual(save.left);
  },
});

export const BaseConceptsLocaleTextTailwind = BaseConceptsLocaleTextByPriority.extend(
  inStyling('BaseConceptsLocaleText', 'tailwind'),
);

export const BaseConceptsLocaleTextCss = BaseConceptsLocaleTextByPriority.extend(
  inStyling('BaseConceptsLocaleText', 'css'),
);

export const TutorialDefaultAsOpened = meta.story({
  render: TutorialDefault,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('Spoke & Chain');
    const sidebar = within(canvas.getByRole('navigation', { name: 'Desktop' }));
    await expect(sidebar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Overview',
    ]);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading')).toHaveTextContent('Overview');
    await expect(main.getByText('No orders yet.')).toBeVisible();
  },
});

export const TutorialPagesSecondPageOpen = meta.story({
  render: TutorialPages,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      const sidebar = within(canvas.getByRole('navigation', { name: 'Desktop' }));
      await expect(sidebar.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Overview',
        'Orders',
      ]);
      await expect(within(canvas.getByRole('main')).getByRole('heading')).toHaveTextContent(
        'Overview',
      );
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading')).toHaveTextContent('Orders');
    await expect(main.getByText('Install lights, $67')).toBeVisible();
    const trail = within(main.getByRole('navigation', { name: 'breadcrumb' }));
    await expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Overview',
      'Orders',
    ]);
  },
});

export const TutorialPagesActionClicked = TutorialPagesSecondPageOpen.extend({
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over SC-1036?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await shownNotification('SC-1036 is picked up');
    await waitFor(() => expect(canvas.queryByText(/Northside Cafe/)).toBeNull());
  },
});
