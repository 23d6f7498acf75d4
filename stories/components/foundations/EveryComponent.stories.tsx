import { expect } from '../../kit/storyTest';
import figures from 'virtual:figures';
import preview from '../../../.storybook/preview';
import { attachFeedback } from '../../../src/components/Feedback/Feedback.behavior';
import { Illustration } from '../../../src/components/Illustration/Illustration';
import { mark } from '../../kit/siteContent';
import { Mark } from '../../../src/components/Mark/Mark';
import { StoryBox } from '../../kit/decorators';
import {
  alwaysLarge,
  everyComponent,
  leftToRight,
  notDense,
  type SampleName,
} from '../shared/everyComponent';
import {
  forcedColors,
  isMarkedWithoutColor,
  lessMotion,
  nothingMoves,
  noSidewaysScroll,
} from '../shared/checks';

const elementsIn = (root: Element) => [...root.querySelectorAll('*')];

const heightIn = (root: Element) =>
  elementsIn(root).reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);

/** Where the content of each element starts, text included. */
const startsIn = (root: Element) =>
  elementsIn(root).map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });

/**
 * Every component in forced colors, with reduced motion, in the narrowest window, dense and from right to left.
 * What opens has stories of its component.
 */
const meta = preview.meta({
  title: 'Every component',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'all' } },
  parameters: {
    behaviors: [attachFeedback],
    viewport: {
      options: {
        all: { name: 'All', styles: { width: '1600px', height: '2400px' } },
        column: { name: 'All in a column', styles: { width: '390px', height: '6000px' } },
      },
    },
  },
  // The focus is checked in stories of single components.
  render: () => (
    <div inert>
      <StoryBox columns="3 440px">
        <Mark svg={mark} />
        <Illustration markup={figures.Illustration['DashboardLayout']!} />
        {Object.entries(everyComponent).map(([name, part]) => (
          <div key={name} data-sample={name}>
            {part}
          </div>
        ))}
      </StoryBox>
    </div>
  ),
});

export const ForcedColors = meta.story({
  ...forcedColors,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const all = (selector: string) => [...canvasElement.querySelectorAll<HTMLElement>(selector)];
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    if (!matchMedia('(forced-colors: active)').matches) return;
    await step('What is current, pressed or chosen is marked without color', async () => {
      const chosen = all(':is([data-tabs], [data-scenes]) > :checked + label');
      await expect(chosen).toHaveLength(2);
      for (const element of [...chosen, ...all('[aria-current], [aria-pressed=true]')])
        await isMarkedWithoutColor(element);
      for (const element of all('[aria-pressed=false]'))
        await expect(getComputedStyle(element).textDecorationLine).toBe('none');
    });
    const { backgroundColor: behind } = getComputedStyle(document.documentElement);
    await expect(behind).toBe('rgb(255, 255, 255)');
    await step('No icon has the color of what is behind it', async () => {
      const icons = all('*')
        .flatMap((element) =>
          [null, '::before', '::after'].map((part) => getComputedStyle(element, part)),
        )
        .filter(({ content, maskImage }) => content !== 'none' && maskImage.includes('url('));
      await expect(icons.length).toBeGreaterThan(10);
      for (const icon of icons) await expect(icon.backgroundColor).not.toBe(behind);
    });
    await step('What has a background elsewhere has a border', async () => {
      for (const surface of [
        canvas.getByRole('link', { name: 'Get started' }),
        canvas.getByRole('link', { name: 'Examples' }),
        canvas.getByRole('link', { name: /^Previous/ }),
        canvas.getByRole('link', { name: 'CRUD' }).parentElement!,
        all('#demo')[0]!,
      ]) {
        await expect(getComputedStyle(surface).borderStyle).toBe('solid');
        await expect(getComputedStyle(surface).borderColor).not.toBe(behind);
      }
    });
  },
});

export const ReducedMotion = meta.story({ ...lessMotion, play: nothingMoves });

export const NarrowWindow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: noSidewaysScroll,
});

/** On a phone, where the contents of a page are folded. It stays dense, for its picture. */
export const Dense = meta.story({
  globals: { viewport: { value: 'column' } },
  play: async ({ canvasElement, step }) => {
    for (const sample of canvasElement.querySelectorAll<HTMLElement>('[data-sample]')) {
      const name = sample.dataset.sample as SampleName;
      // A message about a load failure hides what could not load.
      const all = (selector: string) =>
        sample.querySelectorAll<HTMLElement>(`${selector}:not([data-load-failure])`);
      for (const hidden of all('[hidden]')) hidden.hidden = false;
      for (const panel of all('[popover]')) panel.popover = null;
      for (const fold of sample.querySelectorAll('details')) fold.open = true;
      sample.querySelector<HTMLElement>('[data-moved]')?.style.setProperty('display', 'block');

      const height = heightIn(sample);
      sample.dataset.density = 'dense';
      const isSame = notDense.includes(name) || alwaysLarge.includes(name);
      await step(`${name}, dense: ${isSame ? 'as tall as before' : 'less tall'}`, () =>
        isSame
          ? expect(heightIn(sample)).toBe(height)
          : expect(heightIn(sample)).toBeLessThan(height),
      );
      const isCode = leftToRight.includes(name);
      const starts = startsIn(sample);
      sample.dir = 'rtl';
      await step(`${name}, from right to left: ${isCode ? 'as before' : 'mirrored'}`, () =>
        isCode
          ? expect(startsIn(sample)).toEqual(starts)
          : expect(startsIn(sample)).not.toEqual(starts),
      );
      sample.removeAttribute('dir');
    }
  },
});
