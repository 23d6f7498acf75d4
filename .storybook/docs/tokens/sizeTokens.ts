import type { Theme } from '@mui/material/styles';
import { rhythm } from '../../../src/theme/rhythm';
import { siteVariables } from '../../../src/theme/siteVariables';

export interface SizeToken {
  /** In the theme, or a CSS variable alone. */
  path?: string;
  variable?: string;
  /** What CSS says instead of one variable. */
  css?: string;
  value: string;
  /** Where density changes it. */
  dense?: string;
}

/** Steps of the grid that the design uses most. */
const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8];

/** The grid: `theme.spacing(n)`, which is a multiple of a variable. */
export function spacingTokens(theme: Theme): SizeToken[] {
  const [, unit] = /(\d+)px/.exec(theme.spacing(1)) ?? [];
  return steps.map((step) => ({
    path: `spacing(${step})`,
    css: theme.spacing(step).replace(/, \d+px/, ''),
    value: `${step * Number(unit)}px`,
  }));
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
