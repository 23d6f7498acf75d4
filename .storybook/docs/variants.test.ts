import { expect, it } from 'vitest';
import { viewports } from '../viewports';
import { variantsOf, type Choices } from './variants';

const chosen: Choices = {
  mode: 'both',
  direction: 'rtl',
  density: 'comfortable',
  state: 'none',
  window: 'phone',
};

const of = (storyGlobals: object, media?: object) =>
  variantsOf({ parameters: { viewport: { options: viewports }, media }, storyGlobals }, chosen);

it('names what differs, and has the globals of what it shows', () =>
  expect(of({})).toMatchObject({
    size: { width: 390, height: 844 },
    viewport: 'phone',
    variants: [
      { label: ['light'], globals: { mode: 'light', direction: 'rtl', density: undefined } },
      { label: ['dark'], globals: { mode: 'dark', direction: 'rtl', density: undefined } },
    ],
  }));

it('leaves alone what a story sets itself', () => {
  const { size, viewport, variants } = of({ mode: 'dark', viewport: { value: 'tablet' } });
  expect([size.width, viewport]).toEqual([768, undefined]);
  expect(variants.map(({ globals }) => globals)).toEqual([{ direction: 'rtl' }]);
});

it('shows forced colors once, in the window of the test run', () => {
  const { size, variants } = of({}, { forcedColors: 'active' });
  expect([size.width, variants.length]).toEqual([1280, 1]);
});
