import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import PageContainerActions from '../../docs/core/react-page-container/demos/PageContainerActions';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Page Container/Actions',
  component: PageContainerActions,
});

export const AsOpened = meta.story({
  play: async ({ canvas, globals }) => {
    const title = canvas.getByRole('heading', { name: 'Stock' }).getBoundingClientRect();
    const order = canvas.getByRole('button', { name: 'Order chains' }).getBoundingClientRect();
    await expect(
      globals.direction === 'rtl' ? title.left > order.right : title.right < order.left,
    ).toBe(true);
  },
});

export const ActionTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order chains' }));
    await expect(await screen.findByText('Chains are ordered')).toBeInTheDocument();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
