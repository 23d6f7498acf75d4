import { expect, test } from 'vitest';
import { eventDetails, eventSummary, type AnalyticsEvent } from './AnalyticsEvent';

const events: [AnalyticsEvent, string, [string, string][]][] = [
  [
    {
      name: 'page_view',
      page_title: 'One',
      page_location: 'https://x.example/one/',
      productId: 'core',
      productCategoryId: 'toolpad',
    },
    'One',
    [
      ['page_title', 'One'],
      ['page_location', 'https://x.example/one/'],
      ['productId', 'core'],
      ['productCategoryId', 'toolpad'],
    ],
  ],
  [
    { name: 'user-property', property: 'colorScheme', value: 'dark' },
    'colorScheme: dark',
    [
      ['property', 'colorScheme'],
      ['value', 'dark'],
    ],
  ],
  [
    { name: 'docs', eventAction: 'click-back-to-top', eventLabel: '/one/' },
    'click-back-to-top: /one/',
    [
      ['eventAction', 'click-back-to-top'],
      ['eventLabel', '/one/'],
    ],
  ],
];

test('an event of another version has no summary', () => {
  expect(eventSummary({ name: 'gone' } as unknown as AnalyticsEvent)).toBe('');
});

test.each(events)('%j has a summary and details', (event, summary, details) => {
  expect(eventSummary(event)).toBe(summary);
  expect(eventDetails(event)).toEqual(details);
});
