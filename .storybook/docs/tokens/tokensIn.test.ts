import { expect, it } from 'vitest';
import { tokensIn, valuesIn } from './tokensIn';

it('finds paths of the theme, without the CSS property at their end', () =>
  expect(
    tokensIn(`
      color: theme.vars.palette.text.secondary,
      fontSize: theme.typography.label.fontSize,
      borderRadius: theme.shape.borderRadius,
      transition: theme.transitions.duration.short,
      boxShadow: theme.vars.shadows[16],
    `),
  ).toEqual([
    'palette.text.secondary',
    'shadows.16',
    'shape.borderRadius',
    'transitions.duration.short',
    'typography.label',
  ]));

it('finds steps of the grid and breakpoints', () =>
  expect(
    tokensIn(`gap: theme.spacing(0, -1.5), [theme.breakpoints.between('sm', 'lg')]: {}`),
  ).toEqual(['breakpoints.values.lg', 'breakpoints.values.sm', 'spacing(1.5)']));

it('finds variables, but not those that the styles set themselves', () =>
  expect(
    tokensIn(`
      '--kind': 'red', color: 'var(--kind)', border: 'var(--line)',
      background: 'var(--docs-palette-background-subtle)'
    `),
  ).toEqual(['--line', 'palette.background.subtle']));

it('finds layers, durations and easings without a token', () =>
  expect(
    valuesIn(`zIndex: -1, transition: 'opacity 120ms ease-out, display 120ms allow-discrete'`),
  ).toEqual(['120ms', 'ease-out', 'z-index: -1']));
