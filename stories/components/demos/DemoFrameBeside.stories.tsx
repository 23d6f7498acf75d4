import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { inAColumn, inArticle } from '../../kit/decorators';
import { demoFrameStory, frameIn } from './demoFrameStory';
import { demoTs, withTwoRegions } from './sampleDemo';

/** In a wide window the preview is beside the demo, and stays there while the whole file is open below both. */
const meta = preview.meta({
  ...demoFrameStory,
  title: 'DemoFrame beside its code',
  args: { ...demoFrameStory.args, code: withTwoRegions },
  globals: { viewport: { value: 'wide' } },
  decorators: [inArticle, inAColumn(1280)],
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('group', { name: `Part of ${demoTs.fileName}` });
    const [code, frame] = [preview, await frameIn(canvas)].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(frame!.width).toBeGreaterThanOrEqual(720);
    await expect(Math.abs(code!.top - frame!.top)).toBeLessThan(2);
    await expect(code!.height).toBe(frame!.height);
    // In a mirrored page, too: the article is English.
    await expect(code!.right).toBeLessThanOrEqual(frame!.left);
  },
});

export const FullCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    const frame = (await frameIn(canvas)).getBoundingClientRect();
    await userEvent.click(canvas.getByText('Show full code'));
    await expect(canvas.getByRole('group', { name: demoTs.fileName })).toBeVisible();
    await expect(canvas.getByRole('group', { name: `Part of ${demoTs.fileName}` })).toBeVisible();
    await expect((await frameIn(canvas)).getBoundingClientRect()).toEqual(frame);
  },
});

/** Without preview lines the demo has the whole width. */
export const WithoutPreview = meta.story({
  args: { code: [demoTs] },
  play: async ({ canvas }) => {
    await expect((await frameIn(canvas)).getBoundingClientRect().width).toBeGreaterThan(1100);
  },
});
