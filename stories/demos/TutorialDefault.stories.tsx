import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import TutorialDefault from '../../docs/core/introduction/demos/TutorialDefault';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Introduction/One page',
  component: TutorialDefault,
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('Workshop');
    const sidebar = within(canvas.getByRole('navigation', { name: 'Desktop' }));
    await expect(sidebar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading')).toHaveTextContent('Home');
    await expect(main.getByText('Two repairs are due today.')).toBeVisible();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
