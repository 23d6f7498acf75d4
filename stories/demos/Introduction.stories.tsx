import { expect, within } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import BaseConceptsLocaleText from '../../docs/core/introduction/demos/BaseConceptsLocaleText';
import TutorialDefault from '../../docs/core/introduction/demos/TutorialDefault';
import { besideMenu, demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Introduction/Interactions',
  tags: ['!autodocs'],
});

export const BaseConceptsLocaleTextByPriority = meta.story({
  render: BaseConceptsLocaleText,
  play: async ({ canvas, step }) => {
    await step('Each button has the text of the closest setting', () =>
      expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
        'Log in',
        'Staff sign-in',
        'Save order',
        'Discard',
        'Close',
      ]),
    );
  },
});

export const BaseConceptsLocaleTextSignedIn = meta.story({
  render: BaseConceptsLocaleText,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Staff sign-in' }));
    await step('Both accounts are signed in', () =>
      expect(canvas.getAllByRole('button', { name: 'Current User' })).toHaveLength(2),
    );
  },
});

export const TutorialDefaultAsOpened = meta.story({
  parameters: besideMenu,
  render: TutorialDefault,
  play: async ({ canvas, step }) => {
    await step('The app has one page, which says that there are no orders', async () => {
      await expect(canvas.getByRole('banner')).toHaveTextContent('Spoke & Chain');
      const sidebar = within(canvas.getByRole('navigation', { name: 'Desktop' }));
      await expect(sidebar.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Overview',
      ]);
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('heading')).toHaveTextContent('Overview');
      await expect(main.getByText('No orders yet.')).toBeVisible();
    });
  },
});
