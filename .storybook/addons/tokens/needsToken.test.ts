import { expect, it } from 'vitest';
import { variablesIn, whyNoToken } from './needsToken';

it.each([
  ['radius', '0px', 'nothing to see'],
  ['background', 'rgba(0, 0, 0, 0)', 'nothing to see'],
  ['border', 'currentcolor', 'as around it'],
  ['size', '0.875em', 'a share of what is around it'],
  ['radius', '999px', 'a circle or pill'],
  ['spacing', '12px 0.5rem', 'on the 4 px grid'],
  ['spacing', '6px', undefined],
  ['radius', '4px', undefined],
  ['shadow', '0 1px 2px rgba(0, 0, 0, 0.1)', undefined],
] as const)('%s %s: %s', (aspect, value, why) => expect(whyNoToken(aspect, value)).toBe(why));

it('finds the variables of a value, and those of a fallback that counts', () => {
  const value = 'color-mix(in srgb, var(--a), var(--b, var(--c)) var(--d, rgb(var(--e) / 8%)))';
  expect(variablesIn(value, (name) => name !== '--d')).toEqual(['--a', '--b', '--e']);
});
