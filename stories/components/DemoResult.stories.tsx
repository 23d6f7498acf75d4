import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import type { DemoLook } from '../../src/domain/code/DemoResult';
import { demoFrameStory } from './samples/demoFrameStory';
import { noSidewaysScroll } from './samples/noSidewaysScroll';
import { withPreview } from './samples/sampleDemo';

const meta = preview.meta({ ...demoFrameStory, title: 'Components/DemoFrame/Result' });

const twoLooks: DemoLook[] = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
];
const result = { browser: 'Chromium 146', looks: twoLooks, date: '2026-11-05' };

/** The line names what was seen, and no look that was not. */
export const Tested = meta.story({
  args: { result },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tested in/)).toHaveTextContent(
      /^Tested in Chromium 146, light left to right, dark right to left, 5 Nov 2026$/,
    );
    await expect(canvas.getByText('5 Nov 2026')).toHaveAttribute('datetime', '2026-11-05');
  },
});

export const TestedInEveryLook = meta.story({
  args: {
    result: {
      ...result,
      looks: [...twoLooks, { mode: 'light', direction: 'rtl' }, { mode: 'dark', direction: 'ltr' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tested in/)).toHaveTextContent(
      'light and dark, both directions',
    );
  },
});

export const ChangedSince = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not tested since its last change')).toBeVisible();
    await expect(canvas.queryByText(/^Tested in/)).toBeNull();
  },
});

/** Below the code, folded or not. */
export const UnderOpenCode = Tested.extend({
  args: { code: withPreview },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Full code'));
    const code = canvas
      .getByRole('group', { name: 'DashboardLayoutBasic.tsx' })
      .getBoundingClientRect();
    await expect(canvas.getByText(/^Tested in/).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      code.bottom,
    );
  },
});

export const OnAPhone = Tested.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tested in/)).toBeVisible();
    await noSidewaysScroll();
  },
});

export const Dark = Tested.extend({ globals: { mode: 'dark' } });

export const RightToLeft = Tested.extend({ globals: { direction: 'rtl' } });
