import { describe, expect, test } from 'vitest';
import { noAdReasons } from './adConfig';
import {
  adTable,
  clickAttributes,
  crashReport,
  drawAd,
  isPolling,
  isViewable,
  labelOf,
  nameKeyOf,
  next,
  sampledReport,
  startAd,
  type AdCard,
  type AdDraws,
  type AdEvent,
  type AdPageView,
  type AdState,
  type PollResult,
} from './adMachine';

const { triesBeforeBlocked, maxTries, appealShare, inlineShare } = adTable;
/** The largest draw below a share that four digits can express. */
const justBelow = (share: number) => share - 0.0001;

const draws: AdDraws = { appeal: appealShare, house: 0, shape: inlineShare, display: 0 };
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
const started = (more: Partial<AdPageView> = {}) => startAd(view(more), null);
const feed = started({ source: 'feed' });
const blocked = (more: Partial<AdPageView> = {}) => polls(started(more), triesBeforeBlocked + 1);
const withDraw = (more: Partial<AdDraws>) => ({ draws: { ...draws, ...more } });
const appeal = blocked(withDraw({ appeal: justBelow(appealShare) }));

const nameOf = (state: AdState) =>
  [state.kind, 'by' in state && state.by, 'because' in state && state.because]
    .filter(Boolean)
    .join(' ');

/** Each event, with the state that it leads to; `-`: the state stays the same object. */
const events = {
  none: { type: 'polled', result: 'none' },
  ad: { type: 'polled', result: 'ad' },
  'no inventory': { type: 'polled', result: 'no-inventory' },
  answered: { type: 'feed-answered', card },
  failed: { type: 'feed-failed' },
  crashed: { type: 'crashed' },
} as const satisfies Record<string, AdEvent>;
const [script, filler, crash] = [
  'third-party script',
  'in-house no-inventory',
  'nothing crashed',
] as const;

test.each<[string, AdState, ...next: string[]]>([
  // State, then: none, ad, no inventory, answered, failed, crashed
  ['waiting', started(), 'waiting', script, filler, '-', '-', crash],
  ['waiting', feed, '-', '-', '-', 'third-party feed', 'nothing feed-failed', crash],
  [script, poll(started(), 'ad'), '-', '-', '-', '-', '-', crash],
  ['third-party feed', next(feed, events.answered), '-', '-', '-', '-', '-', crash],
  ['in-house blocked', blocked(), 'in-house blocked', script, filler, '-', '-', crash],
  [filler, poll(started(), 'no-inventory'), '-', '-', '-', '-', '-', crash],
  ['in-house no-third-party', started({ source: 'house' }), '-', '-', '-', '-', '-', crash],
  ['appeal', appeal, 'appeal', script, filler, '-', '-', crash],
  [
    'nothing no-house-ads',
    blocked({ houseAds: [] }),
    'nothing no-house-ads',
    script,
    'nothing no-house-ads',
    '-',
    '-',
    '-',
  ],
  ['nothing feed-failed', next(feed, events.failed), '-', '-', '-', '-', '-', '-'],
  [crash, next(started(), events.crashed), '-', '-', '-', '-', '-', '-'],
  ...noAdReasons.map((because): [string, AdState, ...string[]] => {
    return [`nothing ${because}`, startAd(view(), because), '-', '-', '-', '-', '-', '-'];
  }),
])('%s: each event leads to its state', (name, state, ...expected) => {
  expect(nameOf(state)).toBe(name);
  const after = Object.values(events).map((event) => next(state, event));
  expect(after.map((now) => (now === state ? '-' : nameOf(now)))).toEqual(expected);
});

describe('a script that does not arrive', () => {
  test('counts as blocked at the first poll after those that may find nothing', () => {
    expect(polls(started(), triesBeforeBlocked)).toMatchObject({ kind: 'waiting' });
    expect(blocked()).toMatchObject({ kind: 'in-house', tries: triesBeforeBlocked + 1 });
  });

  test('gives the appeal for draws below its share, and a house ad from there on', () => {
    expect(appeal.kind).toBe('appeal');
    expect(blocked(withDraw({ appeal: appealShare })).kind).toBe('in-house');
  });

  test('is polled for until the last try, and not found later', () => {
    const almost = polls(started(), maxTries - 1);
    expect(poll(almost, 'ad').kind).toBe('third-party');
    const ended = poll(almost);
    expect([isPolling(almost), isPolling(ended)]).toEqual([true, false]);
    expect(poll(ended, 'ad')).toBe(ended);
  });
});

test('each house ad has the same probability', () => {
  const chosen = [0, 0.2499, 0.25, 0.5, 0.75, 0.9999].map((house) =>
    started({ source: 'house', ...withDraw({ house }) }),
  );
  expect(chosen.map((state) => 'index' in state && state.index)).toEqual([0, 0, 1, 2, 3, 3]);
});

test('without house ads, and under a demo, there is no fallback', () => {
  for (const more of [{ houseAds: [] }, { placement: 'demo' as const }])
    expect(nameOf(started({ source: 'house', ...more }))).toBe('nothing no-house-ads');
});

test('a page view draws four numbers', () => {
  const numbers = [0.1, 0.2, 0.3, 0.4];
  expect(drawAd(() => numbers.shift()!)).toEqual({
    appeal: 0.1,
    house: 0.2,
    shape: 0.3,
    display: 0.4,
  });
});

test('the narrow box has the content height of the wide one and its smaller padding', () => {
  expect(adTable.box.height - adTable.box.wideHeight).toBe(16);
});

test.each([
  [0.49, 242_500, 1000, false],
  [0.5, 242_500, 1000, true],
  [0.5, 242_500, 999, false],
  [0.29, 242_501, 1000, false],
  [0.3, 242_501, 1000, true],
])('%d of %d square pixels for %d ms: viewable is %s', (share, area, elapsed, expected) => {
  expect(isViewable({ share, area }, elapsed)).toBe(expected);
});

describe('reports', () => {
  test.each<[AdState, string | null]>([
    [started(), null],
    [poll(started(), 'ad'), 'carbon-body-top-image'],
    [next(feed, events.answered), 'carbon-body-top-image'],
    [blocked(), 'in-house-body-top-image'],
    [started({ source: 'house' }), 'in-house-body-top-image'],
    [poll(started(), 'no-inventory'), 'in-house-carbon-body-top-image'],
    [appeal, 'in-house-adblock-body-top-image'],
    [startAd(view(), 'bot'), null],
  ])('%o: the label, the display and the name of what is shown', (state, label) => {
    expect(labelOf(state)).toBe(label);
    expect(sampledReport('display', state, 0.1)).toEqual(
      label && { eventAction: 'display', eventLabel: label },
    );
    expect(nameKeyOf(state)).toBe(
      label && (state.kind === 'appeal' ? 'advertising.about' : 'advertising.name'),
    );
  });

  test('the shape is inline for draws below its share, and always under a demo', () => {
    const inline = withDraw({ shape: justBelow(inlineShare) });
    expect(labelOf(blocked(inline))).toBe('in-house-body-top-inline');
    expect(labelOf({ ...appeal, view: view({ placement: 'demo' }) })).toBe(
      'in-house-adblock-demo-inline',
    );
  });

  test('displays are those of a share of the page views', () => {
    expect(sampledReport('viewable', blocked(withDraw({ display: 0.0999 })), 0.1)).not.toBeNull();
    expect(sampledReport('viewable', blocked(withDraw({ display: 0.1 })), 0.1)).toBeNull();
  });

  test('a crash names the crashed ad', () => {
    expect(crashReport(appeal)).toEqual({
      eventAction: 'crash',
      eventLabel: 'in-house-adblock-body-top-image',
    });
    expect(crashReport(started()).eventLabel).toBe('none-body-top');
  });

  test('clicks are attributes, and only with a label', () => {
    expect(clickAttributes('in-house-x')).toEqual({
      'data-ga-event-category': 'ad',
      'data-ga-event-action': 'click',
      'data-ga-event-label': 'in-house-x',
    });
    expect(clickAttributes(null)).toEqual({});
    expect(clickAttributes('')).toEqual({});
  });
});
