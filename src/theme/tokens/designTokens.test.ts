import { decomposeColor, hexToRgb } from '@mui/material/styles';
import { build, defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import { expect, it } from 'vitest';
import { createDocsTheme } from '../createDocsTheme';
import { siteTheme } from '../siteTheme';
import { siteVariables } from '../siteVariables';
import { colorTokens, tokenContrastPairs, wcag } from './colorTokens';
import { resolverFile, tokenFiles } from './designTokens';
import {
  measureTokens,
  pixelsOf,
  radiusTokens,
  rhythmTokens,
  shadowTokens,
  typeTokens,
} from './valueTokens';

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

/** Where more than WCAG asks for is owed, or nothing. */
const leastContrast: Record<string, number> = {
  'text.primary': 12,
  'text.secondary': 7,
  'text.disabled': 0,
};

const contrast = { wcag: ['1.4.3 Contrast (Minimum)'], evidence: 'token' } as const;

it.each(['light', 'dark'] as const)(
  'has enough contrast in %s mode',
  { meta: contrast },
  (scheme) => {
    const pairs = tokenContrastPairs(colorTokens(siteTheme));
    for (const { text, background, ratios } of pairs)
      expect(ratios[scheme], `${text.path} on ${background.path}`).toBeGreaterThanOrEqual(
        leastContrast[text.path] ?? wcag.text,
      );
    expect(pairs.map(({ text }) => text.path)).toEqual(
      expect.arrayContaining(['primary.main', 'code.comment', 'primary.contrastText']),
    );
  },
);

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

/** A name as Terrazzo prints it. */
const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Custom properties by name, of the last rules with one of the selectors. */
function variablesIn(css: string, ...selectors: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const selector of selectors)
    for (const [, list, body] of css
      .replace(/\/\*.*?\*\/|@media \([^{]*\{.*?\}\}|@media screen\{/gs, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g))
      if (list!.split(',').some((one) => one.trim() === selector))
        for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+)/g))
          found[kebab(name!)] = value!;
  return found;
}

/** A value without what differs only in its notation; `size` is that of the text, in pixels. */
function plain(value: string, size = 16): string {
  const largest = value.startsWith('clamp(') ? value.slice(6, -1).split(',').at(-1)! : value;
  return largest
    .replace(/^(-?[\d.]+)em$/, (_, em: string) => `${Number((Number(em) * size).toFixed(3))}px`)
    .replace(/#[\da-f]{3,8}\b|rgba?\([^)]+\)/gi, (color) => {
      const { values } = decomposeColor(color.startsWith('#') ? hexToRgb(color) : color);
      const [red, green, blue, alpha = 1] = values;
      return [red, green, blue, alpha.toFixed(2)].join(' ');
    })
    .replace(/\b0px\b/g, '0')
    .replace(/px 0 (?=\d+ \d+ \d+ )/g, 'px ')
    .replace(/\b0(?=\.)/g, '')
    .replace(/^0(px|rem)?$/, '0')
    .replace(/["\s]+/g, ' ')
    .replace(/ ?, ?/g, ',')
    .trim();
}

/** The files as Terrazzo prints them: CSS variables under the names of the site. */
async function printedByTerrazzo(context: Record<string, string>): Promise<Record<string, string>> {
  const folder = new URL('file:///tokens/');
  const files = tokenFiles();
  const config = defineConfig(
    {
      outDir: 'out/',
      // Names are paths of the theme.
      lint: { rules: { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off' } },
      plugins: [
        css({
          legacyHex: true,
          omitTypographyShorthand: true,
          permutations: [{ input: context, prepare: (text) => `:root {${text}}` }],
          variableName: ({ id }) =>
            /^(rhythm|fontFamily)\./.test(id)
              ? `--${id.slice(id.indexOf('.') + 1)}`
              : `--docs-${id.replaceAll('.', '-')}`,
          subValueVariableName: (variable, name) =>
            `${variable}-${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        }),
      ],
    },
    { cwd: folder },
  );
  const { resolver, sources, tokens } = await parse(
    [{ filename: new URL(resolverFile, folder), src: files[resolverFile]! }],
    { config, req: (url) => Promise.resolve(files[url.pathname.slice('/tokens/'.length)]!) },
  );
  const { outputFiles } = await build(tokens, { resolver, sources, config });
  return variablesIn(String(outputFiles[0]!.contents), ':root');
}

const light = ':root';
const dark = '[data-color-scheme="dark"]';
const dense = '[data-density="dense"]';

it.each([
  [{ scheme: 'light', density: 'comfortable' }, [light]],
  [{ scheme: 'dark', density: 'comfortable' }, [light, dark]],
  [{ scheme: 'light', density: 'dense' }, [light, dense]],
])(
  'publishes tokens that a tool turns into the variables of the site: %o',
  async (context, selectors) => {
    const site = variablesIn(siteVariables(), ...selectors);
    const printed = await printedByTerrazzo(context);
    const shared = Object.keys(printed).filter((name) => name in site);
    const sizeOf = (name: string) => {
      const size = printed[name.replace('letter-spacing', 'font-size')];
      return (size && pixelsOf(size)) || undefined;
    };
    const valuesIn = (from: Record<string, string>) =>
      Object.fromEntries(shared.map((name) => [name, plain(from[name]!, sizeOf(name))]));
    expect(valuesIn(printed)).toEqual(valuesIn(site));
    const named = [
      ...colorTokens(siteTheme),
      ...rhythmTokens(siteTheme),
      ...radiusTokens(siteTheme),
      ...shadowTokens(siteTheme).filter(({ value }) => value !== 'none'),
      ...typeTokens(siteTheme)
        .filter(({ size }) => pixelsOf(size) !== null)
        .map(({ variant }) => ({ variable: `--docs-typography-${variant}-fontSize` })),
    ];
    expect(named.filter(({ variable }) => !shared.includes(kebab(variable!)))).toEqual([]);
  },
);
