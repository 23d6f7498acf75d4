import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { strings } from '../../../src/domain/strings/strings';
import { demoFrameStory, frameIn } from './demoFrameStory';

/** The note below a demo that runs on the community data grid, because the site has no license key. */
const meta = preview.meta({ ...demoFrameStory, title: 'DemoFrame note' });

const text = strings['demo.communityGrid'];

/** The code imports the commercial data grid, and the site has no license key. */
export const OnTheCommunityGrid = meta.story({
  args: { note: text },
  play: async ({ canvas }) => {
    const note = canvas.getByText(text).getBoundingClientRect();
    const frame = await frameIn(canvas);
    await expect(frame).toHaveAccessibleDescription(text);
    await expect(frame.getBoundingClientRect().height).toBe(240);
    await expect(note.top).toBeGreaterThanOrEqual(frame.getBoundingClientRect().bottom);
    await expect(note.bottom).toBeLessThanOrEqual(
      canvas.getByText('Show code').getBoundingClientRect().top,
    );
  },
});

/** With a key there is no note. */
export const OnTheLicensedGrid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(text)).toBeNull();
    await expect(await frameIn(canvas)).not.toHaveAttribute('aria-describedby');
  },
});
