import type { Theme } from '@mui/material/styles';

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
