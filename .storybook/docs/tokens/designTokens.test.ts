import { expect, it } from 'vitest';
import { createDocsTheme } from '../../../src/theme/createDocsTheme';
import { siteTheme } from '../../../src/theme/siteTheme';
import { siteVariables } from '../../../src/theme/siteVariables';
import { colorTokens, contrastPairs, wcag } from './colorTokens';
import { designTokens } from './designTokens';
import { measureTokens, pixelsOf, shadowTokens, typeTokens } from './valueTokens';

const main = '#123456';
const restyled = createDocsTheme(
  {},
  {
    colorSchemes: { light: { palette: { primary: { main } } } },
    typography: { h1: { fontSize: '3.5rem' } },
  },
);

it('takes colors from the theme, with variables that the site has', () => {
  const css = siteVariables();
  const tokens = colorTokens(restyled);
  expect(tokens.find(({ path }) => path === 'primary.main')?.values.light).toBe(main);
  for (const { path, variable } of tokens) expect(css, path).toContain(`${variable}:`);
});

it('measures the contrast of text on surfaces in both modes', () => {
  const pairs = contrastPairs(colorTokens(siteTheme));
  const link = pairs.find(
    ({ text, background }) =>
      `${text.path} ${background.path}` === 'primary.main background.default',
  )!;
  expect(link.ratios.light).toBeGreaterThan(wcag.text);
  expect(link.ratios.dark).toBeGreaterThan(wcag.text);
  expect(pairs.some(({ text }) => text.path === 'primary.contrastText')).toBe(true);
});

it('takes the type scale from the theme', () => {
  const size = (variant: string) =>
    typeTokens(restyled).find((token) => token.variant === variant)?.size;
  expect(size('h1')).toBe('3.5rem');
  expect(size('code')).toBe('0.875em');
  expect([pixelsOf('clamp(1.75rem,1.6rem + .8vw,2.0625rem)'), pixelsOf('0.875em')]).toEqual([
    33,
    null,
  ]);
});

it('lists each shadow once, and lengths of the shell', () => {
  expect(shadowTokens(siteTheme).map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 3],
    [4, 15],
    [16, 24],
  ]);
  expect(measureTokens()).toContainEqual({ variable: '--bar', value: '57px' });
});

it('exports design tokens in the format of the W3C community group', () => {
  expect(designTokens(restyled)).toMatchObject({
    color: {
      light: {
        $type: 'color',
        primary: {
          main: { $value: { colorSpace: 'srgb', components: [0.0706, 0.2039, 0.3373], alpha: 1 } },
        },
      },
    },
    typography: {
      h1: { $type: 'typography', $value: { fontSize: { value: 3.5, unit: 'rem' } } },
    },
    spacing: { '0-5': { $value: { value: 4, unit: 'px' } } },
    shadow: { $type: 'shadow', 1: { $value: [{ blur: { value: 2, unit: 'px' } }, {}] } },
    easing: { easeOut: { $value: [0, 0, 0.2, 1] } },
  });
});

it('names tokens without the characters of references', () => {
  const names = (tree: object): string[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      name.startsWith('$') || typeof value !== 'object' ? [] : [name, ...names(value)],
    );
  expect(names(designTokens(siteTheme)).filter((name) => /[{}.]|^\$/.test(name))).toEqual([]);
});
