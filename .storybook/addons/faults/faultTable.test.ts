import { expect, test } from 'vitest';
import { faultNotes, faultsOf, hasFault } from './faultTable';

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

test('a fault that a story cannot have is said, with those that it can', () => {
  const globals = { network: 'error', storage: 'full', otherTab: 'no such value' };
  const note = 'This story has no network, so “Answers 503” changes nothing.';
  expect(faultNotes(globals, ['storage', 'otherTab'])).toEqual([
    `${note} Its Faults panel has: Storage, Other tab.`,
  ]);
  expect(faultNotes(globals)[0]).toBe(`${note} No fault can be simulated here.`);
  expect(faultNotes(globals, ['network', 'storage'])).toEqual([]);
});
