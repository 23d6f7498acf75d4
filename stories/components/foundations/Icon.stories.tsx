import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Icon, MaskedIcon } from '../../../src/components/Icon/Icon';
import { icons, type IconName } from '../../../src/theme/icons';
import { StoryBox } from '../../kit/decorators';
import { choiceOf } from '../../kit/docs';

const names = Object.keys(icons) as IconName[];

const meta = preview.meta({
  title: 'Icon',
  component: Icon,
  argTypes: { name: choiceOf(names) },
});

export const Default = meta.story({
  args: { name: 'search' },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect([width, height]).toEqual([20, 20]);
  },
});

/** Every icon of the set: a box of 20 px, strokes of 1.5 px. */
export const All = meta.story({
  tags: ['thumbnail'],
  argTypes: { name: { table: { disable: true } } },
  render: () => (
    <>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')];
    await expect(drawn).toHaveLength(names.length);
    for (const [index, svg] of drawn.entries()) {
      const { width, height } = svg.getBoundingClientRect();
      await expect([width, height], names[index]).toEqual([20, 20]);
      await expect(getComputedStyle(svg).strokeWidth, names[index]).toBe('1.5px');
      const { x, y, width: wide, height: high } = svg.querySelector('path')!.getBBox();
      await expect(Math.min(x, y), names[index]).toBeGreaterThanOrEqual(1);
      await expect(Math.max(x + wide, y + high), names[index]).toBeLessThanOrEqual(19);
    }
  },
});

/** In the tools of demos, of which a page has many: the same paths in the same box, as masks. */
export const Masked = meta.story({
  argTypes: { name: { table: { disable: true } } },
  render: () => (
    <StoryBox display="flex">
      {names.map((name) => (
        <MaskedIcon key={name} name={name} />
      ))}
    </StoryBox>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('span')];
    await expect(drawn).toHaveLength(names.length);
    for (const [index, icon] of drawn.entries()) {
      const { width, height } = icon.getBoundingClientRect();
      await expect([width, height], names[index]).toEqual([20, 20]);
      await expect(getComputedStyle(icon).mask, names[index]).toContain(icons[names[index]!]);
    }
  },
});
