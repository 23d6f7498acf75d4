import { decomposeColor, hexToRgb, type Theme } from '@mui/material/styles';
import { monoFamily, sansFamily } from '../../../src/theme/fonts';
import { colorTokens, type Scheme } from './colorTokens';
import {
  breakpointTokens,
  durationTokens,
  easingTokens,
  layerTokens,
  pixelsOf,
  radiusTokens,
  rhythmTokens,
  shadowTokens,
  spacingTokens,
  typeTokens,
  type TypeToken,
} from './valueTokens';

/** A tree of tokens in the format of the W3C Design Tokens Community Group, version 2025.10. */
export type DesignTokens = { [name: string]: DesignTokens | string | number | object };

function color(value: string) {
  const { values } = decomposeColor(value.startsWith('#') ? hexToRgb(value) : value);
  const [red = 0, green = 0, blue = 0, alpha = 1] = values;
  const share = (channel: number) => Number((channel / 255).toFixed(4));
  return { colorSpace: 'srgb', components: [red, green, blue].map(share), alpha };
}

function dimension(value: string) {
  const [, number, unit] = /^(-?[\d.]+)(px|rem)$/.exec(value) ?? [];
  if (!number) throw new Error(`A dimension of a design token is in px or rem, not "${value}".`);
  return { value: Number(number), unit };
}

/** Puts a token at its path: `text.primary`. */
function place(tree: DesignTokens, path: string, token: object) {
  const names = path.split('.');
  const last = names.pop()!;
  let group = tree;
  for (const name of names) group = (group[name] ??= {}) as DesignTokens;
  group[last] = token;
}

function colors(theme: Theme, scheme: Scheme): DesignTokens {
  const tree: DesignTokens = { $type: 'color' };
  for (const { path, values } of colorTokens(theme))
    place(tree, path, { $value: color(values[scheme]) });
  return tree;
}

const familiesOf = (list: string) => list.split(',').map((family) => family.replaceAll('"', ''));

/** Null for text whose size depends on the text around: the format has no such unit. */
function typography({ variant, family, size, weight, lineHeight, letterSpacing }: TypeToken) {
  const pixels = pixelsOf(size);
  if (pixels === null) return null;
  const spacing = letterSpacing.endsWith('em') ? parseFloat(letterSpacing) * pixels : 0;
  return [
    variant,
    {
      $type: 'typography',
      $value: {
        fontFamily: `{fontFamily.${family === 'var(--mono)' ? 'mono' : 'sans'}}`,
        fontSize: { value: pixels / 16, unit: 'rem' },
        fontWeight: Number(weight) || 400,
        letterSpacing: { value: Number(spacing.toFixed(3)), unit: 'px' },
        lineHeight: Number(lineHeight) || 1.5,
      },
    },
  ] as const;
}

/** `0 1px 2px rgba(…)`, several of them with commas between. */
function shadow(value: string) {
  if (value === 'none') return [];
  const layers = [...value.matchAll(/(-?\d+)(?:px)? (-?\d+)(?:px)? (\d+)(?:px)? (rgba\([^)]+\))/g)];
  return layers.map(([, x, y, blur, shade]) => ({
    color: color(shade!),
    offsetX: { value: Number(x), unit: 'px' },
    offsetY: { value: Number(y), unit: 'px' },
    blur: { value: Number(blur), unit: 'px' },
    spread: { value: 0, unit: 'px' },
  }));
}

const bezier = (value: string) => value.match(/-?[\d.]+/g)!.map(Number);

const lastOf = (path = '') => path.slice(path.lastIndexOf('.') + 1);

const sizes = (tokens: readonly { path?: string; value: string }[]): DesignTokens => ({
  $type: 'dimension',
  ...Object.fromEntries(
    tokens.map(({ path, value }) => [
      lastOf(path).replace(/^spacing\((.+)\)$/, '$1'),
      { $value: dimension(value) },
    ]),
  ),
});

/** The theme as a file of design tokens: `color` has a group for each mode. */
export function designTokens(theme: Theme): DesignTokens {
  return {
    color: { light: colors(theme, 'light'), dark: colors(theme, 'dark') },
    fontFamily: {
      $type: 'fontFamily',
      sans: { $value: familiesOf(sansFamily) },
      mono: { $value: familiesOf(monoFamily) },
    },
    typography: Object.fromEntries(
      typeTokens(theme).flatMap((token) => {
        const entry = typography(token);
        return entry ? [entry] : [];
      }),
    ),
    // A point separates the groups of a reference: 0.5 and 1.5 get a hyphen.
    spacing: sizes(
      spacingTokens(theme).map(({ path, value }) => ({ path: hyphenated(path), value })),
    ),
    rhythm: sizes(rhythmTokens(theme)),
    radius: sizes(radiusTokens(theme)),
    breakpoint: sizes(breakpointTokens(theme)),
    shadow: {
      $type: 'shadow',
      ...Object.fromEntries(
        shadowTokens(theme).map(({ from, value }) => [from, { $value: shadow(value) }]),
      ),
    },
    duration: {
      $type: 'duration',
      ...Object.fromEntries(
        durationTokens(theme).map(({ path, value }) => [
          lastOf(path),
          { $value: { value: parseInt(value, 10), unit: 'ms' } },
        ]),
      ),
    },
    easing: {
      $type: 'cubicBezier',
      ...Object.fromEntries(
        easingTokens(theme).map(({ path, value }) => [lastOf(path), { $value: bezier(value) }]),
      ),
    },
    layer: {
      $type: 'number',
      ...Object.fromEntries(
        layerTokens(theme).map(({ path, value }) => [lastOf(path), { $value: Number(value) }]),
      ),
    },
  };
}

function hyphenated(path = '') {
  return path.replace(/(\d)\.(\d)/, '$1-$2');
}
