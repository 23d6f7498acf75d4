import { expect } from '../../kit/storyTest';
import figures from 'virtual:figures';
import preview from '../../../.storybook/preview';
import { Illustration } from '../../../src/components/Illustration/Illustration';
import { inAColumn } from '../../kit/decorators';
import { sampleOf, caption } from '../../kit/docs';

const { Illustration: illustrations } = figures;

const meta = preview.meta({
  title: 'Illustration',
  component: Illustration,
  argTypes: { markup: sampleOf(illustrations) },
  args: { markup: illustrations['DashboardLayout']! },
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
      {Object.entries(illustrations).map(([name, markup]) => (
        <Illustration key={name} markup={markup} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(
      Object.keys(illustrations).length,
    );
  },
});

export const RightToLeft = DashboardLayout.extend({
  parameters: caption('Mirrored, as the components are.'),
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('svg')!).scale).toBe('-1 1');
  },
});
