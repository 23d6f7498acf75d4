import type { Theme } from '@mui/material/styles';
import { typeScale } from '../../../src/theme/typeScale';

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

/** Variants whose size is in units of a drawing: they are not CSS text. */
const isDrawn = (variant: string) => variant.startsWith('drawing');

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
