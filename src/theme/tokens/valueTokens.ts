import type { Theme } from '@mui/material/styles';
import { rhythm, typeScale } from '../typeScale';
import { siteVariables } from '../siteVariables';

export interface SizeToken {
  /** In the theme, or a CSS variable alone. */
  path?: string;
  variable?: string;
  value: string;
  /** Where density changes it. */
  dense?: string;
}

/** Steps of the grid that the design uses most. */
const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8];

/** The grid: `theme.spacing(n)`. */
export function spacingTokens(theme: Theme): SizeToken[] {
  return steps.map((step) => ({ path: `spacing(${step})`, value: theme.spacing(step) }));
}

/** Vertical distances of articles. */
export function rhythmTokens(theme: Theme): SizeToken[] {
  const dense = rhythm(true);
  return (Object.keys(theme.rhythm) as (keyof typeof dense)[]).map((name) => ({
    path: `rhythm.${name}`,
    variable: `--${name}`,
    value: theme.rhythm[name],
    dense: dense[name],
  }));
}

export const radiusTokens = (theme: Theme): SizeToken[] => [
  {
    path: 'shape.borderRadius',
    variable: '--docs-shape-borderRadius',
    value: `${theme.shape.borderRadius}px`,
  },
];

export const breakpointTokens = ({ breakpoints }: Theme): SizeToken[] =>
  breakpoints.keys.map((key) => ({
    path: `breakpoints.values.${key}`,
    value: `${breakpoints.values[key]}px`,
  }));

/** Lengths of the shell that style sheets read as variables; their first value is that of a small window. */
export function measureTokens(css = siteVariables()): SizeToken[] {
  const seen = new Map<string, string>();
  for (const [, variable, value] of css.matchAll(/(--(?!docs-)[\w-]+):(-?[\d.]+(?:px|rem))[;}]/g))
    if (!seen.has(variable!)) seen.set(variable!, value!);
  for (const name of Object.keys(rhythm(false))) seen.delete(`--${name}`);
  return [...seen].map(([variable, value]) => ({ variable, value }));
}

export interface ShadowToken {
  /** Elevations that have this shadow. */
  from: number;
  to: number;
  variable: string;
  value: string;
}

/** The shadows of the theme, each with the elevations that share it. */
export function shadowTokens({ shadows }: Theme): ShadowToken[] {
  const tokens: ShadowToken[] = [];
  shadows.forEach((value, elevation) => {
    const last = tokens.at(-1);
    if (last?.value === value) last.to = elevation;
    else
      tokens.push({
        from: elevation,
        to: elevation,
        variable: `--docs-shadows-${elevation}`,
        value,
      });
  });
  return tokens;
}

export interface ValueToken {
  path: string;
  value: string;
}

export const layerTokens = ({ zIndex }: Theme): ValueToken[] =>
  Object.entries(zIndex)
    .sort(([, one], [, other]) => one - other)
    .map(([name, value]) => ({ path: `zIndex.${name}`, value: String(value) }));

export const durationTokens = ({ transitions }: Theme): ValueToken[] =>
  Object.entries(transitions.duration).map(([name, value]) => ({
    path: `transitions.duration.${name}`,
    value: `${value}ms`,
  }));

export const easingTokens = ({ transitions }: Theme): ValueToken[] =>
  Object.entries(transitions.easing).map(([name, value]) => ({
    path: `transitions.easing.${name}`,
    value,
  }));

/** A variant of the type scale with its whole specification, as CSS values. */
export interface TypeToken {
  /** Below `typography`. */
  variant: string;
  family: string;
  size: string;
  weight: string;
  lineHeight: string;
  letterSpacing: string;
  textTransform: string;
}

/** Variants whose size is in units of a diagram: they are not CSS text. */
const isDrawn = (variant: string) => variant.startsWith('diagram');

type Styles = Record<string, string | number | undefined>;

/** The variants that the site's type scale names, as the theme has them. */
export function typeTokens(theme: Theme): TypeToken[] {
  const typography = theme.typography as unknown as Record<string, Styles>;
  return Object.entries(typeScale(false)).flatMap(([variant, value]) => {
    if (typeof value !== 'object' || isDrawn(variant)) return [];
    const styles = typography[variant]!;
    const isCode = /code|keyboard/i.test(variant);
    const text = (name: string, fallback: string) => String(styles[name] ?? fallback);
    return {
      variant,
      family: isCode ? 'var(--mono)' : 'var(--sans)',
      size: text('fontSize', 'inherit'),
      weight: text('fontWeight', 'inherit'),
      lineHeight: text('lineHeight', 'inherit'),
      letterSpacing: text('letterSpacing', 'normal'),
      textTransform: text('textTransform', 'none'),
    };
  });
}

const pixelsPerRem = 16;

/** The largest size in pixels; null for sizes that depend on the text around. */
export function pixelsOf(size: string): number | null {
  const last = size.startsWith('clamp(') ? size.slice(6, -1).split(',').at(-1)! : size;
  const [, number, unit] = /^(-?[\d.]+)(rem|px)$/.exec(last.trim()) ?? [];
  if (!number) return null;
  return Number(number) * (unit === 'rem' ? pixelsPerRem : 1);
}
