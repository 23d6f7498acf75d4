import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { mark } from '../../kit/siteContent';
import { Mark } from '../../../src/components/Mark/Mark';
import { InHue } from '../../kit/decorators';

const meta = preview.meta({ title: 'Mark', component: Mark, args: { svg: mark } });

const fills = (root: Element) =>
  [...root.querySelectorAll('path')].map((path) => getComputedStyle(path).fill);

/** The part on the bench has the color of the product. */
export const Core = meta.story({
  decorators: [InHue('primary')],
  play: async ({ canvasElement }) => {
    const [bench, part] = fills(canvasElement);
    await expect(bench).not.toBe(part);
    const { width, height } = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect([width, height]).toEqual([24, 24]);
  },
});

export const Studio = Core.extend({ decorators: [InHue('secondary')] });

/** On pages of the whole site. */
export const Neutral = meta.story({
  decorators: [InHue('neutral')],
  play: async ({ canvasElement }) => {
    const [bench, part] = fills(canvasElement);
    await expect(bench).toBe(part);
  },
});
