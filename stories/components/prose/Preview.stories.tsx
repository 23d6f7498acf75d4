import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Preview } from '../../../src/components/Preview/Preview';
import { previewNames } from '../../../src/domain/previews/previewNames';
import { inAColumn } from '../shared/inAColumn';
import { forcedColors } from '../shared/mediaFeatures';
import { choiceOf } from '../shared/choices';

const meta = preview.meta({
  title: 'Preview',
  component: Preview,
  argTypes: { name: choiceOf(previewNames) },
  args: { name: 'DashboardLayout' as const },
  decorators: [inAColumn(320)],
});

export const DashboardLayout = meta.story({
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.6, 1);
  },
});

export const All = meta.story({
  render: () => (
    <>
      {previewNames.map((name) => (
        <Preview key={name} name={name} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(previewNames.length);
  },
});

/** Mirrored, as the components are. */
export const RightToLeft = DashboardLayout.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('svg')!).scale).toBe('-1 1');
  },
});

export const ForcedColors = All.extend({ ...forcedColors });
