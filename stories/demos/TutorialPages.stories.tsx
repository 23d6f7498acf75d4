import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import TutorialPages from '../../docs/core/introduction/demos/TutorialPages';
import { demoStory } from './demoStory';
import { shownNotification } from './shownNotification';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Introduction/Two pages',
  component: TutorialPages,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    const sidebar = within(canvas.getByRole('navigation', { name: 'Desktop' }));
    await expect(sidebar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Stock',
    ]);
    await expect(within(canvas.getByRole('main')).getByRole('heading')).toHaveTextContent('Home');
  },
});

export const NewPageOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Stock' }));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading')).toHaveTextContent('Stock');
    const trail = within(main.getByRole('navigation', { name: 'breadcrumb' }));
    await expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Stock',
    ]);
  },
});

export const ChainsOrdered = NewPageOpened.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Stock' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Order chains' }));
    await shownNotification('Chains are ordered');
  },
});

export const RightToLeftAndDark = ChainsOrdered.extend({
  globals: { direction: 'rtl', mode: 'dark' },
});
