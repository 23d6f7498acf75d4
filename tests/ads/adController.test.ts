import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  noThirdParties,
  sourceOf,
  type AdPlacement,
  type ThirdParties,
} from '../../src/domain/ads/adConfig';
import {
  adTable,
  blockedAt,
  labelOf,
  type AdReport,
  type AdState,
} from '../../src/domain/ads/adMachine';
import { createAdController } from '../../src/platform/ads/createAdController';
import { adSettings } from '../../stories/kit/adSettings';
import {
  createFakeAdEnvironment,
  type FakeAdOptions,
} from '../../stories/kit/createFakeAdEnvironment';
import { createManualClock } from '../../stories/kit/createManualClock';
import { feedEntry } from '../../stories/kit/feedEntry';
import { feedUrl } from '../../stories/kit/feedHandlers';

// What each state shows, stories prove: here are the times of what an ad does.

const { pollEvery, displayAfter, maxTries, triesBeforeBlocked } = adTable;
const seenAfter = adTable.impression.after;
/** Long enough for everything that an ad does. */
const minutes = 600_000;

const script: ThirdParties = {
  script: { src: 'https://vendor.example/script.js', format: null },
  feed: null,
};
const feed: ThirdParties = { script: null, feed: feedUrl };
const goodAnswer = JSON.stringify({ ads: [feedEntry, {}] });
const failure = () => new TypeError('Failed to fetch');

interface Setting extends FakeAdOptions {
  /** Share of page views that report displays. */
  ratio?: number;
  thirdParties?: ThirdParties;
  placement?: AdPlacement;
  houseAds?: readonly number[];
  /** Shortens the waits between requests to the feed. */
  draw?: number;
  /** Whether each ad is rendered at once. */
  renders?: boolean;
}

function open({
  ratio = adSettings.GADisplayRatio,
  thirdParties = script,
  placement = 'body-top',
  houseAds = [0, 1, 2, 3],
  draw = 0.999_999,
  renders = true,
  ...options
}: Setting = {}) {
  const clock = createManualClock(0);
  const environment = createFakeAdEnvironment(options);
  const reports: AdReport[] = [];
  const polls: number[] = [];
  const controller = createAdController({
    config: { enabled: true, GADisplayRatio: ratio, thirdParties },
    view: {
      placement,
      source: placement === 'demo' ? 'feed' : sourceOf(thirdParties),
      draws: { appeal: 0.5, house: 0, shape: 0.5, display: 0 },
      houseAds,
    },
    clock,
    random: () => draw,
    environment: {
      ...environment,
      probe() {
        polls.push(clock.now());
        return environment.probe();
      },
    },
    report: (event) => reports.push(event),
  });
  let rendered: string | null = null;
  const render = () => {
    if (!renders || rendered === labelOf(controller.state())) return;
    rendered = labelOf(controller.state());
    controller.rendered();
  };
  controller.subscribe(render);
  const stop = controller.start({} as HTMLElement, {} as HTMLElement);
  render();
  const requestsTo = (kind: string) =>
    environment.requests.filter((request) => request.startsWith(kind)).length;
  return { clock, environment, controller, polls, reports, stop, requestsTo };
}

const nameOf = (state: AdState) =>
  [state.kind, 'because' in state && state.because].filter(Boolean).join(' ');

/** Answers the pending request to the feed. */
async function answer({ environment, clock }: ReturnType<typeof open>, text: string | Error) {
  await clock.advance(0);
  environment.answerFeed(text);
  await clock.advance(0);
}

test('a blocked script is polled for at an interval, up to the last try', async () => {
  const { clock, polls, controller } = open();
  await clock.advance(blockedAt - 1);
  expect(controller.state().kind).toBe('waiting');
  await clock.advance(1);
  expect(nameOf(controller.state())).toBe('in-house blocked');
  await clock.advance(minutes);
  expect(polls).toEqual(Array.from({ length: maxTries }, (_, index) => index * pollEvery));
  expect(clock.pending()).toEqual([]);
});

test('an ad is reported, and so is the one that replaces it', async () => {
  const { clock, environment, reports } = open();
  await clock.advance(blockedAt + displayAfter);
  environment.deliver('ad');
  await clock.advance(pollEvery + displayAfter);
  expect(reports.map(({ eventAction, eventLabel }) => `${eventAction} ${eventLabel}`)).toEqual(
    ['in-house', 'carbon'].flatMap((prefix) =>
      ['viewable', 'display'].map((action) => `${action} ${prefix}-body-top-image`),
    ),
  );
});

describe('a page that is prerendered or hidden', () => {
  test.each([
    ['script', script],
    ['feed', feed],
  ])('asks the %s when it is shown, and not before', async (kind, thirdParties) => {
    const { clock, environment, controller, reports, requestsTo } = open({
      thirdParties,
      presence: 'away',
    });
    await clock.advance(minutes);
    expect([environment.requests, reports, clock.pending()]).toEqual([[], [], []]);
    expect(controller.state()).toMatchObject({ kind: 'waiting', tries: 0 });
    environment.setPresence('shown');
    await clock.advance(0);
    expect(requestsTo(kind)).toBe(1);
  });

  test('neither polls nor reports displays', async () => {
    const { clock, environment, controller, reports } = open();
    await clock.advance(blockedAt);
    environment.setPresence('away');
    await clock.advance(minutes);
    expect(controller.state().tries).toBe(triesBeforeBlocked + 1);
    environment.setPresence('shown');
    await clock.advance(displayAfter - 1);
    expect(reports.map(({ eventAction }) => eventAction)).toEqual(['viewable']);
    await clock.advance(1);
    expect(reports).toHaveLength(2);
  });

  test('has the script loaded once', async () => {
    const { clock, environment } = open();
    environment.setPresence('away');
    environment.setPresence('shown');
    await clock.advance(minutes);
    expect(environment.requests).toEqual(['script https://vendor.example/script.js']);
  });

  test('stops all timers and requests when the user leaves, and asks again on return', async () => {
    const { clock, environment, controller } = open({ thirdParties: feed });
    await clock.advance(0);
    expect(environment.waitingFeeds()).toBe(1);
    environment.setPresence('left');
    await clock.advance(minutes);
    expect([environment.waitingFeeds(), clock.pending()]).toEqual([0, []]);
    expect(controller.state().kind).toBe('waiting');
    environment.setPresence('shown');
    await clock.advance(0);
    expect(environment.waitingFeeds()).toBe(1);
  });
});

describe('a feed', () => {
  test('is asked up to its number of tries, with waits that double', async () => {
    const opened = open({ thirdParties: feed });
    const { clock, controller, reports, requestsTo } = opened;
    const { firstWait, maxWait } = adTable.feed;
    const waits: number[] = [];
    for (let tries = 1; tries <= adTable.feed.maxTries; tries += 1) {
      await answer(opened, failure());
      expect(requestsTo('feed')).toBe(tries);
      const wait = clock.pending()[0]?.dueIn;
      if (wait === undefined) break;
      waits.push(wait);
      await clock.advance(wait - 1);
      expect(requestsTo('feed')).toBe(tries);
      await clock.advance(1);
    }
    expect(waits).toEqual(
      Array.from({ length: adTable.feed.maxTries - 1 }, (_, index) =>
        Math.min(firstWait * 2 ** index, maxWait),
      ),
    );
    await clock.advance(minutes);
    expect(requestsTo('feed')).toBe(adTable.feed.maxTries);
    expect([nameOf(controller.state()), reports, clock.pending()]).toEqual([
      'nothing feed-failed',
      [],
      [],
    ]);
  });

  test('can answer the last try', async () => {
    const opened = open({ thirdParties: feed });
    for (let tries = 1; tries < adTable.feed.maxTries; tries += 1) {
      await answer(opened, failure());
      await opened.clock.advance(adTable.feed.maxWait);
    }
    await answer(opened, goodAnswer);
    expect(opened.controller.state().kind).toBe('third-party');
  });

  test('has failed without a response after its timeout, and not before', async () => {
    const { clock, environment } = open({ thirdParties: feed });
    await clock.advance(0);
    await clock.advance(adTable.feed.timeout - 1);
    expect(environment.waitingFeeds()).toBe(1);
    await clock.advance(1);
    expect(environment.waitingFeeds()).toBe(0);
    await clock.advance(adTable.feed.firstWait);
    expect(environment.waitingFeeds()).toBe(1);
  });

  test.each(['while the feed thinks', 'between two tries', 'while the page is hidden'])(
    'a user who leaves %s ends the requests',
    async (when) => {
      const opened = open({ thirdParties: feed });
      const { clock, environment, stop } = opened;
      await clock.advance(0);
      if (when.startsWith('between')) await answer(opened, failure());
      if (when.endsWith('hidden')) {
        environment.setPresence('away');
        await answer(opened, failure());
        await clock.advance(adTable.feed.maxWait);
      }
      const before = environment.requests.length;
      stop();
      await clock.advance(minutes);
      environment.setPresence('shown');
      await clock.advance(0);
      expect([environment.waitingFeeds(), clock.pending()]).toEqual([0, []]);
      expect(environment.requests).toHaveLength(before);
    },
  );

  test('is asked once by a page that is hidden while it thinks', async () => {
    const opened = open({ thirdParties: feed });
    const { clock, environment, requestsTo } = opened;
    await clock.advance(0);
    environment.setPresence('away');
    environment.setPresence('shown');
    await clock.advance(0);
    expect(requestsTo('feed')).toBe(1);
  });

  test('is asked again when a hidden page is shown', async () => {
    const opened = open({ thirdParties: feed });
    const { clock, environment, requestsTo } = opened;
    await clock.advance(0);
    environment.setPresence('away');
    await answer(opened, failure());
    await clock.advance(minutes);
    environment.setPresence('away');
    expect(requestsTo('feed')).toBe(1);
    environment.setPresence('shown');
    await clock.advance(0);
    expect(requestsTo('feed')).toBe(2);
  });
});

describe('an ad is viewable once', () => {
  const enough = adTable.impression.share;
  const viewable = (eventLabel: string) => ({ eventAction: 'viewable', eventLabel });
  const viewed = ({ reports }: ReturnType<typeof open>) =>
    reports.filter(({ eventAction }) => eventAction === 'viewable');

  test('after its time in view without interruption, when the beacons of a feed are sent', async () => {
    const opened = open({ thirdParties: feed, inView: 0 });
    const { clock, environment, requestsTo } = opened;
    await answer(opened, goodAnswer);
    await clock.advance(minutes);
    environment.setInView(enough);
    await clock.advance(seenAfter - 1);
    environment.setInView(enough - 0.01);
    await clock.advance(seenAfter);
    environment.setInView(enough);
    await clock.advance(seenAfter - 1);
    environment.setPresence('away');
    await clock.advance(minutes);
    environment.setPresence('shown');
    await clock.advance(1);
    environment.setInView(1);
    await clock.advance(seenAfter - 2);
    expect([requestsTo('image'), viewed(opened)]).toEqual([0, []]);
    await clock.advance(1);
    expect(requestsTo('image')).toBe(3);
    environment.setInView(0);
    environment.setInView(1);
    environment.setPresence('left');
    environment.setPresence('shown');
    await clock.advance(minutes);
    expect(requestsTo('image')).toBe(3);
    expect(viewed(opened)).toEqual([viewable('carbon-body-top-image')]);
  });

  test('in a page view that reports displays; beacons are sent in each', async () => {
    const opened = open({ thirdParties: feed, ratio: 0 });
    await answer(opened, goodAnswer);
    await opened.clock.advance(seenAfter);
    expect([opened.requestsTo('image'), opened.reports]).toEqual([3, []]);
  });

  test('not before it is rendered in place of another', async () => {
    const opened = open({ renders: false });
    const { clock, controller, environment } = opened;
    await clock.advance(blockedAt);
    controller.rendered();
    environment.deliver('ad');
    await clock.advance(minutes);
    environment.setPresence('away');
    environment.setPresence('shown');
    await clock.advance(minutes);
    const eventLabel = 'carbon-body-top-image';
    expect(opened.reports).toEqual([{ eventAction: 'display', eventLabel }]);
    controller.rendered();
    await clock.advance(seenAfter);
    expect(viewed(opened)).toEqual([viewable(eventLabel)]);
  });

  test('from its rendering on, and not while the page is hidden', async () => {
    const opened = open({ thirdParties: noThirdParties, presence: 'away' });
    const { clock, controller, environment, stop } = opened;
    await clock.advance(minutes);
    environment.setPresence('shown');
    await clock.advance(seenAfter - 1);
    controller.rendered();
    await clock.advance(seenAfter - 1);
    expect(viewed(opened)).toEqual([]);
    await clock.advance(1);
    expect(viewed(opened)).toEqual([viewable('in-house-body-top-image')]);
    stop();
    controller.rendered();
    await clock.advance(minutes);
    expect(viewed(opened)).toHaveLength(1);
  });
});

describe('a crash', () => {
  test('is reported once with the shown ad, and stops everything', async () => {
    const { clock, controller, reports } = open();
    await clock.advance(blockedAt);
    controller.crash();
    controller.crash();
    expect(nameOf(controller.state())).toBe('nothing crashed');
    expect(reports).toEqual([{ eventAction: 'crash', eventLabel: 'in-house-body-top-image' }]);
    expect(clock.pending()).toEqual([]);
  });

  test('is reported after the end, too', async () => {
    const { clock, controller, reports, stop } = open();
    await clock.advance(blockedAt);
    stop();
    controller.crash();
    expect(reports).toHaveLength(1);
  });
});

test('a listener is called on each change until it unsubscribes', async () => {
  const { clock, controller, environment } = open();
  const heard: string[] = [];
  const unsubscribe = controller.subscribe(() => heard.push(nameOf(controller.state())));
  await clock.advance(blockedAt);
  unsubscribe();
  environment.deliver('ad');
  await clock.advance(pollEvery);
  expect(controller.state().kind).toBe('third-party');
  // The first poll was at the start.
  expect(heard).toEqual([
    ...Array.from({ length: triesBeforeBlocked - 1 }, () => 'waiting'),
    'in-house blocked',
  ]);
});

test('what cannot show an ad starts nothing', async () => {
  const { clock, environment, stop } = open({ userAgent: 'Googlebot' });
  await clock.advance(minutes);
  stop();
  expect(environment.requests).toEqual([]);
});

const times = [1, pollEvery - 1, pollEvery, seenAfter - 1, seenAfter, displayAfter, 5000];
const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ wait: fc.constantFrom(...times) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ presence: fc.constantFrom('shown', 'away', 'left' as const) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ deliver: fc.constantFrom('ad', 'no-inventory' as const) }),
    },
    { weight: 2, arbitrary: fc.record({ answer: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ inView: fc.constantFrom(0, 0.49, 0.5, 1) }) },
    { weight: 1, arbitrary: fc.record({ click: fc.constant('label') }) },
    { weight: 1, arbitrary: fc.constant({ crash: true }) },
  ),
  { maxLength: 30 },
);

test(
  'in any order of events: loads one script, reports each ad once, and shows third-party ads only when they are present',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.constantFrom(script, feed, { ...script, feed: feedUrl }, noThirdParties),
        fc.constantFrom<AdPlacement[]>('body-top', 'demo'),
        fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 3 }),
        async (order, thirdParties, placement, houseAds) => {
          const opened = open({ thirdParties, placement, houseAds, ratio: 1 });
          const { clock, environment, controller, reports, requestsTo } = opened;
          const seen: AdState[] = [controller.state()];
          controller.subscribe(() => seen.push(controller.state()));
          for (const step of order) {
            if ('wait' in step) await clock.advance(step.wait);
            else if ('presence' in step) environment.setPresence(step.presence);
            else if ('deliver' in step) environment.deliver(step.deliver);
            else if ('answer' in step) environment.answerFeed(step.answer ? goodAnswer : failure());
            else if ('inView' in step) environment.setInView(step.inView);
            else if ('click' in step) environment.click(step.click);
            else controller.crash();
          }
          const isTop = placement === 'body-top';
          expect(requestsTo('image')).toBeLessThanOrEqual(3);
          expect(requestsTo('script')).toBeLessThanOrEqual(isTop && thirdParties.script ? 1 : 0);
          expect(controller.state().tries).toBeLessThanOrEqual(maxTries);
          if (!thirdParties.feed || (isTop && thirdParties.script))
            expect(requestsTo('feed')).toBe(0);
          const ofAction = (action: AdReport['eventAction']) =>
            reports.filter(({ eventAction }) => eventAction === action);
          for (const action of ['display', 'viewable'] as const) {
            const labels = ofAction(action).map(({ eventLabel }) => eventLabel);
            expect(new Set(labels).size).toBe(labels.length);
            expect(labels.length).toBeLessThanOrEqual(2);
            if (labels.some((label) => label.startsWith('carbon')))
              expect(seen.some(({ kind }) => kind === 'third-party')).toBe(true);
          }
          for (const state of seen) {
            if (state.kind === 'in-house') expect(houseAds).toContain(state.index);
            expect(labelOf(state) === null).toBe(/waiting|nothing/.test(state.kind));
          }
          expect(ofAction('crash').length).toBeLessThanOrEqual(1);
          opened.stop();
          await clock.advance(0);
          expect(clock.pending()).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  },
);
