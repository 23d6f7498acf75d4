import { expect, test } from 'vitest';
import {
  type AnalyticsEvent,
  type TimedEvent,
  analyticsTable,
} from '../../domain/analytics/AnalyticsEvent';
import { createAnalyticsLink } from './createAnalyticsLink';
import type { PagePresence } from '../page/pageLifecycle';

const view: AnalyticsEvent = {
  name: 'page_view',
  page_title: 'A page',
  page_location: 'https://site.example/a/',
  productId: 'p',
  productCategoryId: 'c',
};
const copy: AnalyticsEvent = { name: 'code', eventAction: 'copy-click', eventLabel: '/a/' };

function setUp({ presence = 'shown' as PagePresence, collects = true } = {}) {
  const sent: (readonly TimedEvent[])[] = [];
  const listeners = new Set<() => void>();
  let now = 0;
  let maySend = true;
  const link = createAnalyticsLink({
    transport: { collects, send: (events) => sent.push(events) },
    page: {
      presence: () => presence,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    clock: { now: () => (now += 1) },
    maySend: () => maySend,
    pageView: () => view,
  });
  return {
    link,
    batches: () => sent.map((events) => events.map(({ event }) => event.name)),
    sent,
    refuse: () => void (maySend = false),
    become(next: PagePresence) {
      presence = next;
      listeners.forEach((listener) => listener());
    },
  };
}

test('sends collected events when the page is hidden, the page view first', () => {
  const { link, batches, become, sent } = setUp();
  link.send(copy);
  expect(batches()).toEqual([]);
  become('away');
  expect(batches()).toEqual([['page_view', 'code']]);
  expect(sent[0]!.map(({ at }) => at)).toEqual([1, 2]);
});

test('sends events at once to a transport that does not batch', () => {
  const { link, batches } = setUp({ collects: false });
  link.send(copy);
  expect(batches()).toEqual([['page_view'], ['code']]);
});

test('sends nothing from a prerendered page before it is shown', () => {
  const { link, batches, become } = setUp({ presence: 'away', collects: false });
  link.send(copy);
  become('away');
  expect(batches()).toEqual([]);
  become('shown');
  expect(batches()).toEqual([['page_view', 'code']]);
});

test('counts one view however often the page is hidden, and another after a restore from the back/forward cache', () => {
  const { batches, become } = setUp({ collects: false });
  become('away');
  become('shown');
  expect(batches()).toEqual([['page_view']]);
  become('left');
  become('shown');
  expect(batches()).toEqual([['page_view'], ['page_view']]);
});

test('sends events of a hidden page at once', () => {
  const { link, batches, become } = setUp();
  become('away');
  link.send(copy);
  expect(batches()).toEqual([['page_view'], ['code']]);
});

test('sends a full batch before the page is hidden', () => {
  const { link, batches } = setUp();
  for (let count = 1; count < analyticsTable.batch; count += 1) link.send(copy);
  expect(batches().map(({ length }) => length)).toEqual([analyticsTable.batch]);
});

test('drops events over the limit', () => {
  const { link, batches, become } = setUp({ presence: 'away' });
  for (let count = 0; count < analyticsTable.limit + 5; count += 1) link.send(copy);
  become('shown');
  become('away');
  expect(batches().map(({ length }) => length)).toEqual([analyticsTable.limit + 1]);
});

test('ignores the page once stopped', () => {
  const { link, batches, become } = setUp();
  link.stop();
  become('away');
  expect(batches()).toEqual([]);
});

test('drops pending and later events when the user opts out', () => {
  const { link, batches, become, refuse } = setUp();
  link.send(copy);
  refuse();
  become('away');
  link.send(copy);
  become('left');
  expect(batches()).toEqual([]);
});
