import { expect, it } from 'vitest';
import { swapMedia } from './swapMedia';

const nothing = { print: false, reducedMotion: false, colorScheme: false };

it.each([
  ['print', 'screen'],
  ['screen and (min-width: 600px)', 'print and (min-width: 600px)'],
  ['not print', 'not screen'],
  ['(min-width: 600px)', '(min-width: 600px)'],
])('shows "%s" of a printed page as "%s"', (query, swapped) =>
  expect(swapMedia(query, { ...nothing, print: true })).toBe(swapped),
);

it.each([
  ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: no-preference)'],
  ['(prefers-reduced-motion:no-preference)', '(prefers-reduced-motion:reduce)'],
  ['(prefers-reduced-motion)', '(prefers-reduced-motion: no-preference)'],
])('shows "%s" with reduced motion as "%s"', (query, swapped) =>
  expect(swapMedia(query, { ...nothing, reducedMotion: true })).toBe(swapped),
);

it('shows a dark system', () =>
  expect(swapMedia('(prefers-color-scheme: dark)', { ...nothing, colorScheme: true })).toBe(
    '(prefers-color-scheme: light)',
  ));

it('leaves other features alone', () =>
  expect(swapMedia('print and (prefers-reduced-motion: reduce)', nothing)).toBe(
    'print and (prefers-reduced-motion: reduce)',
  ));
