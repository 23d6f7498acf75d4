import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  houseReasons,
  nothingReasons,
  noAdReasons,
  type AdCard,
  type AdEvent,
  type AdPageView,
  type PollResult,
  type AdState,
  type NoAdReason,
} from './AdState';
import { displayReport, labelOf } from './adReports';
import { isPolling, next, startAd } from './next';

const draws = { appeal: 0.5, house: 0, shape: 0.5, display: 0 };
const view = (more: Partial<AdPageView> = {}): AdPageView => ({
  placement: 'body-top',
  source: 'script',
  draws,
  houseAds: [0, 1, 2, 3],
  ...more,
});
const card: AdCard = {
  name: 'Acme',
  link: 'https://acme.example/',
  image: null,
  description: 'Anvils',
  poweredby: 'Carbon',
  label: null,
  impressions: [],
};

const poll = (state: AdState, result: PollResult = 'none') =>
  next(state, { type: 'polled', result });
const polls = (state: AdState, times: number) =>
  Array.from({ length: times }).reduce<AdState>((now) => poll(now), state);
const waiting = (more: Partial<AdPageView> = {}) => startAd(view(more), null);

describe('a script that never arrives', () => {
  test('waits for 6 polls and shows a house ad at the 7th', () => {
    expect(polls(waiting(), 6)).toMatchObject({ kind: 'waiting', tries: 6 });
    expect(polls(waiting(), 7)).toMatchObject({ kind: 'in-house', because: 'blocked', tries: 7 });
  });

  test('shows the appeal for a draw below 0.2, a house ad from 0.2 on', () => {
    expect(polls(waiting({ draws: { ...draws, appeal: 0.1999 } }), 7).kind).toBe('appeal');
    expect(polls(waiting({ draws: { ...draws, appeal: 0.2 } }), 7).kind).toBe('in-house');
  });

  test('polls 30 times, and ignores a placement that appears later', () => {
    const almost = polls(waiting(), 29);
    expect(isPolling(almost)).toBe(true);
    expect(poll(almost, 'ad').kind).toBe('third-party');
    const ended = polls(waiting(), 30);
    expect(isPolling(ended)).toBe(false);
    expect(poll(ended, 'ad')).toBe(ended);
  });

  test('shows each house ad with the same probability', () => {
    const chosen = [0, 0.2499, 0.25, 0.5, 0.75, 0.9999].map((house) =>
      polls(waiting({ draws: { ...draws, house } }), 7),
    );
    expect(chosen.map((state) => state.kind === 'in-house' && state.index)).toEqual([
      0, 0, 1, 2, 3, 3,
    ]);
  });

  test('keeps polling and shows nothing without house ads', () => {
    const state = polls(waiting({ houseAds: [] }), 7);
    expect(state).toMatchObject({ kind: 'nothing', because: 'no-house-ads' });
    expect(poll(state, 'ad')).toMatchObject({ kind: 'third-party', by: 'script' });
  });
});

describe('a script that arrives', () => {
  test.each([0, 5, 6, 20, 29])('after %i polls it wins', (before) => {
    const state = poll(polls(waiting(), before), 'ad');
    expect(state).toMatchObject({ kind: 'third-party', by: 'script', tries: before + 1 });
    expect(isPolling(state)).toBe(false);
  });

  test.each([0, 8])(
    'after %i polls its filler is replaced by a house ad, never by the appeal',
    (before) => {
      const state = poll(
        polls(waiting({ draws: { ...draws, appeal: 0 } }), before),
        'no-inventory',
      );
      expect(state).toMatchObject({ kind: 'in-house', because: 'no-inventory' });
      expect(isPolling(state)).toBe(false);
    },
  );
});

describe('a feed', () => {
  test('shows its card without polling', () => {
    const state = waiting({ source: 'feed' });
    expect(isPolling(state)).toBe(false);
    expect(next(state, { type: 'feed-answered', card })).toMatchObject({
      kind: 'third-party',
      by: 'feed',
      card,
    });
  });

  test('shows nothing after a failure, and ignores later events', () => {
    const state = next(waiting({ source: 'feed' }), { type: 'feed-failed' });
    expect(state).toMatchObject({ kind: 'nothing', because: 'feed-failed' });
    expect(next(state, { type: 'feed-answered', card })).toBe(state);
  });
});

test('starts with a house ad when no third party is configured', () => {
  const state = waiting({ source: 'house' });
  expect(state).toMatchObject({ kind: 'in-house', because: 'no-third-party' });
  expect(isPolling(state)).toBe(false);
  expect(waiting({ source: 'house', houseAds: [] })).toMatchObject({
    kind: 'nothing',
    because: 'no-house-ads',
  });
  // Slots below demos have no house ads.
  expect(waiting({ source: 'house', placement: 'demo' })).toMatchObject({
    kind: 'nothing',
    because: 'no-house-ads',
  });
});

test.each(noAdReasons)('reason %s: nothing from the start', (because) => {
  expect(startAd(view(), because)).toMatchObject({ kind: 'nothing', because });
});

test('a crash is final in every state', () => {
  const shown = [
    waiting(),
    poll(waiting(), 'ad'),
    polls(waiting(), 7),
    waiting({ source: 'house' }),
  ];
  for (const state of shown) {
    const crashed = next(state, { type: 'crashed' });
    expect(crashed).toMatchObject({ kind: 'nothing', because: 'crashed' });
    expect(poll(crashed, 'ad')).toBe(crashed);
    expect(next(crashed, { type: 'crashed' })).toBe(crashed);
  }
});

/** What may be shown at a time: a second implementation, without the state machine. */
const known = new Set<string>([
  'waiting',
  'third-party script',
  'third-party feed',
  'appeal',
  ...houseReasons.map((because) => `in-house ${because}`),
  ...nothingReasons.map((because) => `nothing ${because}`),
]);
const nameOf = (state: AdState) =>
  [state.kind, 'by' in state && state.by, 'because' in state && state.because]
    .filter(Boolean)
    .join(' ');

const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyView: fc.Arbitrary<AdPageView> = fc.record({
  placement: fc.constantFrom('body-top' as const, 'demo' as const),
  source: fc.constantFrom('script' as const, 'feed' as const, 'house' as const),
  draws: fc.record({ appeal: draw, house: draw, shape: draw, display: draw }),
  houseAds: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 5 }),
});
const polled = fc
  .constantFrom<PollResult>('none', 'none', 'none', 'none', 'none', 'ad', 'no-inventory')
  .map((result): AdEvent => ({ type: 'polled', result }));
const anyEvent: fc.Arbitrary<AdEvent> = fc.oneof(
  { weight: 20, arbitrary: polled },
  { weight: 1, arbitrary: fc.constant<AdEvent>({ type: 'feed-answered', card }) },
  { weight: 1, arbitrary: fc.constant<AdEvent>({ type: 'feed-failed' }) },
  { weight: 1, arbitrary: fc.constant<AdEvent>({ type: 'crashed' }) },
);
const anyReason = fc.option(fc.constantFrom(...noAdReasons), { freq: 6 });
const stateAfter = (view: AdPageView, noAdReason: NoAdReason | null, events: AdEvent[]) => {
  const states = [startAd(view, noAdReason)];
  for (const event of events) states.push(next(states.at(-1)!, event));
  return states;
};

describe('in any order of events', { timeout: 60_000 }, () => {
  const check = (
    holds: (states: AdState[], events: AdEvent[], noAdReason: NoAdReason | null) => void,
  ) =>
    fc.assert(
      fc.property(
        anyView,
        anyReason,
        fc.array(anyEvent, { maxLength: 60 }),
        (view, noAdReason, events) =>
          holds(stateAfter(view, noAdReason, events), events, noAdReason),
      ),
      { numRuns: 1000 },
    );

  test('has a state of the union, with one ad at most', () =>
    check((states) => {
      for (const state of states) {
        expect(known).toContain(nameOf(state));
        const ads = [
          'card' in state,
          'index' in state,
          state.kind === 'appeal',
          'by' in state && state.by === 'script',
        ].filter(Boolean);
        expect(ads.length).toBe(state.kind === 'waiting' || state.kind === 'nothing' ? 0 : 1);
        if (state.kind === 'in-house') expect(state.view.houseAds).toContain(state.index);
      }
    }));

  test('polls at most 30 times, and never after the end', () =>
    check((states) => {
      states.forEach((state, index) => {
        expect(state.tries).toBeLessThanOrEqual(30);
        const before = states[index - 1];
        if (before && !isPolling(before)) expect(state.tries).toBe(before.tries);
      });
    }));

  test('stays in a final state', () =>
    check((states) => {
      const end = states.findIndex(
        (state) => state.kind === 'nothing' && state.because !== 'no-house-ads',
      );
      if (end >= 0) for (const state of states.slice(end)) expect(state).toBe(states[end]);
    }));

  test('shows a third-party ad only after it was found', () =>
    check((states, events, noAdReason) => {
      states.forEach((state, index) => {
        const label = labelOf(state) ?? '';
        if (!label.startsWith('carbon')) return;
        expect(noAdReason).toBeNull();
        const seen = events
          .slice(0, index)
          .some(
            (event) =>
              event.type === 'feed-answered' || (event.type === 'polled' && event.result === 'ad'),
          );
        expect(seen).toBe(true);
      });
    }));

  test('reports no display of an ad that is not shown', () =>
    check((states) => {
      for (const state of states) {
        const report = displayReport(state, 1);
        expect(report === null).toBe(state.kind === 'waiting' || state.kind === 'nothing');
      }
    }));
});
