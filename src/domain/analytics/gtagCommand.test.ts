import { expect, test } from 'vitest';
import { type AnalyticsEvent, gtagCommand } from './AnalyticsEvent';

const vital = {
  metric_label: 'web-vital',
  value: 1,
  metric_value: 2,
  metric_delta: 1,
  metric_id: 'v5-1',
} as const;

test.each<[AnalyticsEvent, unknown[]]>([
  [
    { name: 'demo', eventAction: 'reset', eventLabel: 'CrudBasic' },
    ['event', 'demo', { eventAction: 'reset', eventLabel: 'CrudBasic' }],
  ],
  [
    { name: 'user-property', property: 'colorScheme', value: 'dark' },
    ['set', 'user_properties', { colorScheme: 'dark' }],
  ],
  [{ name: 'web-vital', metric: 'LCP', ...vital }, ['event', 'LCP', vital]],
])('%o', (event, command) => {
  expect(gtagCommand(event)).toEqual(command);
});
