import { getContrastRatio, type Theme } from '@mui/material/styles';
import { palettes } from '../palettes';
import { paletteOf } from '../siteTheme';

export type Scheme = 'light' | 'dark';

export interface ColorToken {
  /** Below `palette`: `text.primary`. */
  path: string;
  /** The CSS variable. */
  variable: string;
  values: Record<Scheme, string>;
}

type Tree = { [name: string]: unknown };

const leavesOf = (tree: Tree, path: string[] = []): string[][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' && value
      ? leavesOf(value as Tree, [...path, name])
      : [[...path, name]],
  );

const at = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, name) => (node as Tree | undefined)?.[name], tree);

/** The colors that the site's palettes name, as the theme has them in both schemes. */
export function colorTokens(theme: Theme): ColorToken[] {
  return leavesOf(palettes.light).map((path) => ({
    path: path.join('.'),
    variable: `--docs-palette-${path.join('-')}`,
    values: {
      light: String(at(paletteOf(theme, 'light'), path)),
      dark: String(at(paletteOf(theme, 'dark'), path)),
    },
  }));
}

export interface ContrastPair {
  text: ColorToken;
  background: ColorToken;
  ratios: Record<Scheme, number>;
}

/** What WCAG asks of text, and of large text and controls. */
export const wcag = { text: 4.5, large: 3 };

const isSurface = ({ path }: ColorToken) => path.startsWith('background.');
/** Colors that text, links and marks have on a surface. */
const isInk = ({ path }: ColorToken) =>
  /^(text|code)\./.test(path) || (path.endsWith('.main') && !path.startsWith('action.'));

function pair(text: ColorToken, background: ColorToken): ContrastPair {
  const ratio = (scheme: Scheme) =>
    getContrastRatio(text.values[scheme], background.values[scheme]);
  return { text, background, ratios: { light: ratio('light'), dark: ratio('dark') } };
}

/** Each color of text on each surface, and each color with the text on it. */
export function tokenContrastPairs(tokens: readonly ColorToken[]): ContrastPair[] {
  const surfaces = tokens.filter(isSurface);
  const onSurfaces = tokens
    .filter(isInk)
    .flatMap((ink) => surfaces.map((surface) => pair(ink, surface)));
  const onColors = tokens
    .filter(({ path }) => path.endsWith('.contrastText'))
    .flatMap((text) => {
      const name = text.path.replace('.contrastText', '.main');
      const background = tokens.find(({ path }) => path === name);
      return background ? pair(text, background) : [];
    });
  return [...onSurfaces, ...onColors];
}
