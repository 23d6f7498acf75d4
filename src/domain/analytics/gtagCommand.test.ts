import { expect, test } from 'vitest';
import { gtagCommand } from './gtagCommand';

test('sends an event under its name, with the rest as parameters', () => {
  expect(gtagCommand({ name: 'demo', eventAction: 'reset', eventLabel: 'CrudBasic' })).toEqual([
    'event',
    'demo',
    { eventAction: 'reset', eventLabel: 'CrudBasic' },
  ]);
});

test('sets a user property', () => {
  expect(gtagCommand({ name: 'user-property', property: 'colorScheme', value: 'dark' })).toEqual([
    'set',
    'user_properties',
    { colorScheme: 'dark' },
  ]);
});

test('sends a web vital under the name of its metric', () => {
  const vital = {
    metric_label: 'web-vital',
    value: 1,
    metric_value: 2,
    metric_delta: 1,
    metric_id: 'v5-1',
  } as const;
  expect(gtagCommand({ name: 'web-vital', metric: 'LCP', ...vital })).toEqual([
    'event',
    'LCP',
    vital,
  ]);
});
