import { expect, screen, spyOn } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import DataGridOrderStatus from '../../docs/studio/how-to-guides/demos/DataGridOrderStatus';
import RotatingCube from '../../docs/studio/how-to-guides/demos/RotatingCube';
import { nextFrame } from '../kit/nextFrame';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'How To Guides/Interactions',
  tags: ['!autodocs'],
});

/** The tooltip names the order. */
export const OrderStatusHovered = meta.story({
  render: DataGridOrderStatus,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover((await canvas.findAllByText('In progress'))[0]!);
    await expect(await screen.findByText('status of Old Mill Hotel')).toBeInTheDocument();
  },
});

/** What the canvas of the cube shows in the next frame, read before the browser clears it. */
async function drawing(canvas: Pick<typeof screen, 'getByRole'>) {
  const cube = canvas.getByRole('img', { name: 'Rotating cube' }).querySelector('canvas')!;
  await nextFrame();
  return cube.toDataURL();
}

export const CubeStopped = meta.story({
  render: RotatingCube,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent, step }) => {
    // The comparison of screenshots asks for reduced motion.
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await step('At a speed of 1, the cube rotates', async () =>
        expect(await drawing(canvas)).not.toBe(await drawing(canvas)),
      );
    }
    await step('At a speed of 0, it stands still', async () => {
      await userEvent.type(canvas.getByRole('slider', { name: 'Speed' }), '{Home}');
      await expect(await drawing(canvas)).toBe(await drawing(canvas));
    });
    await step('Green is shown in the next frame', async () => {
      const blue = await drawing(canvas);
      await userEvent.click(canvas.getByRole('radio', { name: 'Green' }));
      await expect(await drawing(canvas)).not.toBe(blue);
    });
  },
});

/** The cube stands still. */
export const CubeWithReducedMotion = meta.story({
  render: RotatingCube,
  parameters: { media: { reducedMotion: 'reduce' } },
  play: async ({ canvas }) => {
    await drawing(canvas);
    await expect(await drawing(canvas)).toBe(await drawing(canvas));
  },
});

/** A line says that the cube needs WebGL. */
export const CubeWithoutWebGL = meta.story({
  render: RotatingCube,
  beforeEach: () => {
    const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The cube needs WebGL/)).toBeVisible();
  },
});
