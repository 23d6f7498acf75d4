import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import DataGridOrderStatus from '../../docs/studio/how-to-guides/demos/DataGridOrderStatus';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'How To Guides/Interactions',
});

export const OrderStatusHovered = meta.story({
  render: DataGridOrderStatus,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover((await canvas.findAllByText('In progress'))[0]!);
    await expect(await screen.findByText('status of Old Mill Hotel')).toBeInTheDocument();
  },
});
