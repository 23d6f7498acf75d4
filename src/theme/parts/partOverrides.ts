import type { CSSInterpolation } from '@mui/material/styles';

/**
 * Theme overrides of a component whose root also styles parts that are plain elements, by their classes: parts that a
 * page has hundreds of, and those that a behavior creates.
 */
export const partOverrides =
  (classes: Readonly<Record<string, string>>) =>
  (_props: unknown, styles: Record<string, CSSInterpolation>): CSSInterpolation[] => [
    styles.root,
    ...Object.entries(classes).map(([slot, name]) => ({ [`& .${name}`]: styles[slot] })),
  ];
