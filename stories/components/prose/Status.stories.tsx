import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Status } from '../../../src/components/Status/Status';
import { inAColumn, inArticle } from '../../kit/decorators';

const meta = preview.meta({
  title: 'Status',
  component: Status,
  args: {
    children: (
      <p>
        <strong>No longer maintained since September 22, 2026.</strong> Toolpad Core stays on npm,
        but it gets no fixes. <a href="#maintained">What this means for you</a>
      </p>
    ),
  },
  decorators: [inArticle],
});

const lineOf = (link: HTMLElement) => link.closest('p')!.parentElement!;

export const Unmaintained = meta.story({
  play: async ({ canvas }) => {
    const line = getComputedStyle(lineOf(canvas.getByRole('link')));
    await expect(line.borderInlineStartWidth).toBe('3px');
    await expect(line.borderInlineStartColor).not.toBe(line.color);
  },
});

export const InANarrowColumn = meta.story({
  decorators: [inAColumn(240)],
  play: async ({ canvas }) => {
    const line = lineOf(canvas.getByRole('link'));
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  },
});
