import { expect, test } from 'vitest';
import { faultsOf, hasFault } from './faultTable';

const none = { network: 'ok', storage: 'ok', otherTab: 'ok' };

test('a story has only the faults that it names', () => {
  const globals = { network: 'error', storage: 'full', mode: 'dark' };
  expect(faultsOf(globals, ['network'])).toEqual({ ...none, network: 'error' });
  expect(faultsOf(globals)).toEqual(none);
});

test('unknown values of a URL are no fault', () => {
  const faults = faultsOf({ network: 'toString', otherTab: undefined }, ['network', 'otherTab']);
  expect(faults).toEqual(none);
  expect(hasFault(faults)).toBe(false);
});
