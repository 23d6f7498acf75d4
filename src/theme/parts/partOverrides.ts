import type { CSSInterpolation } from '@mui/material/styles';

/**
 * Theme overrides of a component whose root also styles parts that are plain elements: parts that a page has hundreds
 * of, and those that a behavior creates.
 * @param parts selectors by slot
 */
export const partOverrides =
  (parts: Readonly<Record<string, string>>) =>
  (_props: unknown, styles: Record<string, CSSInterpolation>): CSSInterpolation[] => [
    styles.root,
    ...Object.entries(parts).map(([slot, selector]) => ({ [`& ${selector}`]: styles[slot] })),
  ];

/** Selectors of parts with a class each. */
export const partsOf = (classes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(classes).map(([slot, name]) => [slot, `.${name}`]));
