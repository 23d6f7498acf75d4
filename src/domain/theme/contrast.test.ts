import { createTheme, getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { contrastOf, contrastPairs, levelOf } from './contrast';
import { defaultDemoTheme, sampleThemes, schemes, type DemoColors } from './demoTheme';

const withColors = (colors: Partial<DemoColors>) => ({
  ...defaultDemoTheme,
  light: { ...defaultDemoTheme.light, ...colors },
});

test('black on white has the ratio 21, a color on itself 1', () => {
  const { primaryOnPage, primaryOnPaper } = contrastOf(
    withColors({ primary: '#000000', page: '#ffffff', paper: '#000000' }),
    'light',
  );
  expect([primaryOnPage, primaryOnPaper]).toEqual([21, 1]);
});

test.each([
  [7, 'AAA'],
  [6.99, 'AA'],
  [4.5, 'AA'],
  [4.49, 'large'],
  [3, 'large'],
  [2.99, 'fail'],
] as const)('the ratio %d has the level %s', (ratio, level) => expect(levelOf(ratio)).toBe(level));

test('a label on a color is white or dark as in Material UI, whose opacity counts', () => {
  const steps = ['00', '40', '70', '80', 'a0', 'd0', 'ff'];
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const primary = `#${red}${green}${blue}`;
        const { contrastText, main } = createTheme({
          palette: { primary: { main: primary } },
        }).palette.primary;
        const { labelOnPrimary } = contrastOf(withColors({ primary }), 'light');
        const onWhite = getContrastRatio(main, '#fff');
        if (contrastText === '#fff') expect(labelOnPrimary).toBeCloseTo(onWhite, 0);
        else expect(onWhite).toBeLessThan(3);
        if (contrastText !== '#fff') expect(labelOnPrimary).toBeGreaterThan(4);
      }
});

test('every sample theme has the level AA in both schemes', () => {
  for (const sample of sampleThemes)
    for (const scheme of schemes) {
      const ratios = contrastOf(sample, scheme);
      const below = contrastPairs.filter((pair) => !/^AA/.test(levelOf(ratios[pair])));
      expect([sample.name, scheme, below]).toEqual([sample.name, scheme, []]);
    }
});
