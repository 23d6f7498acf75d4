import { expect, within } from 'storybook/test';
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
      'Due today',
    ]);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading')).toHaveTextContent('Due today');
    await expect(main.getByText('Replace brake pads')).toBeVisible();
  },
});

export const TutorialPagesSecondPageOpen = meta.story({
  render: TutorialPages,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      const sidebar = within(canvas.getByRole('navigation', { name: 'Desktop' }));
      await expect(sidebar.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Due today',
        'Parts',
      ]);
      await expect(within(canvas.getByRole('main')).getByRole('heading')).toHaveTextContent(
        'Due today',
      );
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Parts' }));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading')).toHaveTextContent('Parts');
    const trail = within(main.getByRole('navigation', { name: 'breadcrumb' }));
    await expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Due today',
      'Parts',
    ]);
  },
});

export const TutorialPagesActionClicked = TutorialPagesSecondPageOpen.extend({
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Parts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Order brake pads' }));
    await shownNotification('Brake pads ordered');
  },
});
