import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview';
import DataGridOrderStatus from '../../docs/studio/how-to-guides/demos/DataGridOrderStatus';
import RotatingCube from '../../docs/studio/how-to-guides/demos/RotatingCube';
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

export const CubeStopped = meta.story({
  render: RotatingCube,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Rotating cube' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Green' }));
    await userEvent.type(canvas.getByRole('slider', { name: 'Speed' }), '{Home}');
    await expect(canvas.getByRole('slider', { name: 'Speed' })).toHaveValue('0');
  },
});
