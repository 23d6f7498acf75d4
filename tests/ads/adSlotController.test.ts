import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noThirdParties, type ThirdParties } from '../../src/domain/ads/AdConfig';
import type { AdPlacement, AdState } from '../../src/domain/ads/AdState';
import type { AdReport } from '../../src/domain/ads/adReports';
import { drawAd } from '../../src/domain/ads/drawAd';
import {
  createAdSlotController,
  type AdSlotControllerConfig,
} from '../../src/platform/ads/createAdSlotController';
import { adConfig } from '../../stories/kit/adSettings';
import {
  createFakeAdEnvironment,
  type FakeAdOptions,
} from '../../stories/kit/createFakeAdEnvironment';
import { createManualClock } from '../../stories/kit/createManualClock';
import { feedEntry } from '../../stories/kit/feedEntry';
import { feedUrl } from '../../stories/kit/feedHandlers';

const script: ThirdParties = {
  ...noThirdParties,
  script: { src: 'https://vendor.example/script.js', serve: 'A', placement: 'B' },
};
const feed: ThirdParties = { ...noThirdParties, feed: feedUrl };
const slot = {} as HTMLElement;
const goodAnswer = JSON.stringify({ ads: [feedEntry] });

interface Setting extends FakeAdOptions {
  config?: Partial<AdSlotControllerConfig>;
  /** Appeal, house ad, shape, display. */
  draws?: readonly [number, number, number, number];
  placement?: AdPlacement;
}

function open({
  config,
  draws = [0.5, 0, 0.5, 0],
  placement = 'body-top',
  ...options
}: Setting = {}) {
  const clock = createManualClock(0);
  const environment = createFakeAdEnvironment(options);
  const reports: AdReport[] = [];
  const [appeal, house, shape, display] = draws;
  const controller = createAdSlotController({
    config: { ...adConfig, thirdParties: script, ...config },
    placement,
    draws: { appeal, house, shape, display },
    clock,
    random: () => 0.5,
    environment,
    report: (event) => reports.push(event),
  });
  const start = () => controller.start(slot, {} as HTMLElement);
  const stop = start();
  return {
    clock,
    environment,
    controller,
    reports,
    start,
    stop,
    at: (time: number) => clock.advance(time - clock.now()),
  };
}

const shown = (state: AdState) =>
  [state.kind, 'because' in state && state.because].filter(Boolean).join(' ');

describe('a blocked vendor script', () => {
  test('shows nothing at 2999 ms and a house ad at 3000 ms', async () => {
    const { at, controller } = open();
    expect(controller.state()).toMatchObject({ kind: 'waiting', tries: 1 });
    await at(2999);
    expect(controller.state()).toMatchObject({ kind: 'waiting', tries: 6 });
    await at(3000);
    expect(controller.state()).toMatchObject({ kind: 'in-house', because: 'blocked', tries: 7 });
  });

  test('reports the display of the shown ad alone, at 5500 ms', async () => {
    const { at, reports } = open({ draws: [0.1, 0, 0.1, 0.0999] });
    await at(5499);
    expect(reports).toEqual([]);
    await at(5500);
    expect(reports).toEqual([
      { eventAction: 'display', eventLabel: 'in-house-adblock-body-top-inline' },
    ]);
    await at(60_000);
    expect(reports).toHaveLength(1);
  });

  test('polls for the last time at 14500 ms', async () => {
    const { at, controller, clock } = open();
    await at(14_499);
    expect(controller.state().tries).toBe(29);
    await at(14_500);
    expect(controller.state().tries).toBe(30);
    expect(clock.pending()).toEqual([]);
  });

  test('finds an ad that arrives at 9.0 s at 9.5 s and reports it at 12.0 s', async () => {
    const { at, controller, environment, reports } = open();
    await at(9000);
    environment.deliver('ad');
    await at(9499);
    expect(controller.state().kind).toBe('in-house');
    await at(9500);
    expect(controller.state().kind).toBe('third-party');
    await at(12_000);
    expect(reports.map(({ eventLabel }) => eventLabel)).toEqual([
      'in-house-body-top-image',
      'carbon-body-top-image',
    ]);
  });
});

describe('the vendor script', () => {
  test('loads once at the start, even when the page is left and shown again', async () => {
    const { clock, environment } = open();
    expect(environment.requests).toEqual(['script https://vendor.example/script.js']);
    environment.setPresence('away');
    environment.setPresence('shown');
    await clock.advance(20_000);
    expect(environment.requests).toHaveLength(1);
  });

  test('is replaced by a house ad when it has no inventory; the house ad is reported once', async () => {
    const { at, environment, controller, reports } = open();
    await at(4000);
    environment.deliver('no-inventory');
    await at(4500);
    expect(controller.state()).toMatchObject({ kind: 'in-house', because: 'no-inventory' });
    await at(30_000);
    expect(reports).toEqual([
      { eventAction: 'display', eventLabel: 'in-house-carbon-body-top-image' },
    ]);
  });
});

describe('does not poll, request or report anything', () => {
  test.each([
    ['a bot', { userAgent: 'Googlebot/2.1' }, 'nothing bot'],
    ['the switch', { config: { enabled: false } }, 'nothing off'],
    ['Global Privacy Control', { globalPrivacyControl: true }, 'nothing privacy'],
    ['Do Not Track', { doNotTrack: true }, 'nothing privacy'],
    [
      'a bot, with a feed',
      { userAgent: 'Googlebot/2.1', config: { thirdParties: feed } },
      'nothing bot',
    ],
    [
      'a privacy signal, with a feed',
      { doNotTrack: true, config: { thirdParties: feed } },
      'nothing privacy',
    ],
    ['prerendering', { presence: 'away' as const }, 'waiting'],
    [
      'prerendering, with a feed',
      { presence: 'away' as const, config: { thirdParties: feed } },
      'waiting',
    ],
  ])('%s', async (_name, setting, state) => {
    const { clock, environment, controller, reports } = open(setting);
    await clock.advance(60_000);
    expect(shown(controller.state())).toBe(state);
    expect(controller.state().tries).toBe(0);
    expect(environment.requests).toEqual([]);
    expect(reports).toEqual([]);
    expect(clock.pending()).toEqual([]);
  });
});

describe('a page that is prerendered or hidden', () => {
  test('starts when it is shown', async () => {
    const { clock, environment, controller } = open({ presence: 'away' });
    await clock.advance(60_000);
    environment.setPresence('shown');
    await clock.advance(2999);
    expect(controller.state()).toMatchObject({ kind: 'waiting', tries: 6 });
    await clock.advance(1);
    expect(controller.state().kind).toBe('in-house');
  });

  test('neither polls nor reports displays', async () => {
    const { at, environment, controller, reports } = open();
    await at(3000);
    environment.setPresence('away');
    await at(60_000);
    expect(controller.state().tries).toBe(7);
    expect(reports).toEqual([]);
    environment.setPresence('shown');
    await at(62_499);
    expect(reports).toEqual([]);
    await at(62_500);
    expect(reports).toHaveLength(1);
  });

  test('stops all timers and requests when the user leaves', async () => {
    const { at, environment, clock, controller } = open({ config: { thirdParties: feed } });
    await at(0);
    expect(environment.waitingFeeds()).toBe(1);
    environment.setPresence('left');
    expect(environment.waitingFeeds()).toBe(0);
    await at(60_000);
    expect(clock.pending()).toEqual([]);
    expect(controller.state().kind).toBe('waiting');
    environment.setPresence('shown');
    await at(60_000);
    expect(environment.waitingFeeds()).toBe(1);
  });
});

describe('a feed', () => {
  const withAnswer = async (setting: Setting = {}) => {
    const opened = open({ ...setting, config: { thirdParties: feed, ...setting.config } });
    await opened.at(0);
    opened.environment.answerFeed(goodAnswer);
    await opened.at(0);
    return opened;
  };

  test('shows its card without polling', async () => {
    const { controller } = await withAnswer();
    expect(controller.state()).toMatchObject({
      kind: 'third-party',
      by: 'feed',
      tries: 0,
      card: { name: 'Acme' },
    });
  });

  test('counts an impression once, after one second in view', async () => {
    const { at, environment } = await withAnswer({ inView: false });
    const images = () => environment.requests.filter((request) => request.startsWith('image'));
    await at(5000);
    environment.setInView(true);
    await at(5999);
    expect(images()).toEqual([]);
    environment.setInView(false);
    await at(7000);
    environment.setInView(true);
    await at(7999);
    expect(images()).toEqual([]);
    await at(8000);
    expect(images()).toEqual([
      'image https://feed.example/seen.gif',
      'image https://one.example/pixel.gif?at=1700000000',
      'image https://two.example/1700000000.gif',
    ]);
    environment.setPresence('away');
    environment.setPresence('shown');
    environment.setInView(false);
    environment.setInView(true);
    await at(60_000);
    expect(images()).toHaveLength(3);
  });

  test('sends one request when the page is hidden, hidden again and shown while the feed is pending', async () => {
    const { at, environment } = open({ config: { thirdParties: feed } });
    await at(100);
    environment.setPresence('away');
    environment.setPresence('away');
    environment.setPresence('shown');
    await at(200);
    expect(environment.requests).toEqual([`feed ${feedUrl}`]);
  });

  test('does not count time in which the page is hidden', async () => {
    const { at, environment } = await withAnswer();
    await at(999);
    environment.setPresence('away');
    await at(10_000);
    expect(environment.requests).toHaveLength(1);
    environment.setPresence('shown');
    await at(11_000);
    expect(environment.requests).toHaveLength(4);
  });

  test('shows nothing after ten failures', async () => {
    const { clock, environment, controller, reports } = open({ config: { thirdParties: feed } });
    for (let tries = 0; tries < 10; tries += 1) {
      await clock.advance(16_000);
      environment.answerFeed(new TypeError('Failed to fetch'));
      await clock.advance(0);
    }
    expect(shown(controller.state())).toBe('nothing feed-failed');
    expect(reports).toEqual([]);
    expect(clock.pending()).toEqual([]);
  });
});

test('reports each click, also when no display is reported, until the slot is removed', () => {
  const { environment, stop, reports } = open({
    config: { thirdParties: noThirdParties },
    draws: [0.5, 0, 0.5, 0.9],
  });
  environment.click('in-house-toolpad-core');
  environment.click('in-house-toolpad-core');
  stop();
  environment.click('in-house-toolpad-core');
  const click = { eventAction: 'click', eventLabel: 'in-house-toolpad-core' };
  expect(reports).toEqual([click, click]);
});

describe('a crash', () => {
  test('is reported once with the shown ad, and stops the controller', async () => {
    const { at, controller, reports, clock } = open();
    await at(3000);
    controller.crash();
    controller.crash();
    expect(shown(controller.state())).toBe('nothing crashed');
    expect(reports).toEqual([{ eventAction: 'crash', eventLabel: 'in-house-body-top-image' }]);
    expect(clock.pending()).toEqual([]);
  });
});

describe('a listener', () => {
  test('is called on each change until it unsubscribes', async () => {
    const { at, controller, environment } = open();
    const heard: string[] = [];
    const stop = controller.subscribe(() => heard.push(shown(controller.state())));
    await at(3000);
    stop();
    environment.deliver('ad');
    await at(3500);
    expect(controller.state().kind).toBe('third-party');
    expect(heard).toEqual([...Array.from({ length: 5 }, () => 'waiting'), 'in-house blocked']);
  });
});

describe('a stopped controller', () => {
  test('returns a stop function that does nothing', async () => {
    const { stop, start, clock, environment } = open({ userAgent: 'Googlebot' });
    stop();
    start()();
    await clock.advance(60_000);
    expect(environment.requests).toEqual([]);
  });

  test('ignores a crash', async () => {
    const { at, stop, controller, reports, clock } = open();
    await at(3000);
    stop();
    controller.crash();
    expect(shown(controller.state())).toBe('nothing crashed');
    expect(reports).toHaveLength(1);
    expect(clock.pending()).toEqual([]);
  });
});

test('a slot can crash before it starts', () => {
  const clock = createManualClock(0);
  const report = (event: AdReport) => reports.push(event);
  const reports: AdReport[] = [];
  const controller = createAdSlotController({
    config: { ...adConfig, thirdParties: noThirdParties },
    placement: 'body-top',
    draws: drawAd(() => 0.5),
    clock,
    random: () => 0.5,
    environment: createFakeAdEnvironment(),
    report,
  });
  controller.crash();
  expect(reports).toEqual([{ eventAction: 'crash', eventLabel: 'in-house-body-top-image' }]);
});

test('shows a house ad without a request when no third party is configured', async () => {
  const { at, controller, environment, reports } = open({
    config: { thirdParties: noThirdParties },
    globalPrivacyControl: true,
  });
  expect(shown(controller.state())).toBe('in-house no-third-party');
  await at(2500);
  expect(reports).toEqual([{ eventAction: 'display', eventLabel: 'in-house-body-top-image' }]);
  expect(environment.requests).toEqual([]);
});

test('requests the feed for demo slots only when a script is configured, too', async () => {
  const thirdParties = { ...script, feed: feed.feed };
  const top = open({ config: { thirdParties } });
  await top.at(60_000);
  expect(top.environment.requests).toEqual(['script https://vendor.example/script.js']);
  const line = open({ config: { thirdParties }, placement: 'demo' });
  await line.at(0);
  expect(line.environment.requests).toEqual([`feed ${feedUrl}`]);
  line.environment.answerFeed(goodAnswer);
  await line.at(0);
  await line.at(2500);
  expect(line.reports).toEqual([{ eventAction: 'display', eventLabel: 'carbon-demo-inline' }]);
});

test('shows a late third-party ad in a blocked slot when there are no house ads', async () => {
  const { at, controller, environment } = open({ config: { houseAds: [] } });
  await at(3000);
  expect(shown(controller.state())).toBe('nothing no-house-ads');
  environment.deliver('ad');
  await at(3500);
  expect(controller.state().kind).toBe('third-party');
});

type Step =
  | { do: 'wait'; for: number }
  | { do: 'presence'; presence: 'shown' | 'away' | 'left' }
  | { do: 'deliver'; what: 'ad' | 'no-inventory' }
  | { do: 'answer'; ok: boolean }
  | { do: 'view'; in: boolean }
  | { do: 'restart' }
  | { do: 'crash' };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        for: fc.constantFrom(1, 250, 499, 500, 999, 1000, 2500, 5000),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('presence' as const),
        presence: fc.constantFrom('shown' as const, 'away' as const, 'left' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('deliver' as const),
        what: fc.constantFrom('ad' as const, 'no-inventory' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const), ok: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('view' as const), in: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
    { weight: 1, arbitrary: fc.constant({ do: 'crash' as const }) },
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
        fc.constantFrom(script, feed, { ...script, feed: feed.feed }, noThirdParties),
        fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 3 }),
        async (orders, thirdParties, houseAds) => {
          const opened = open({
            config: {
              thirdParties,
              houseAds,
              GADisplayRatio: 1,
            },
          });
          const { clock, environment, controller, reports } = opened;
          let stop = opened.stop;
          const seen: AdState[] = [controller.state()];
          controller.subscribe(() => seen.push(controller.state()));
          for (const order of orders) {
            if (order.do === 'wait') await clock.advance(order.for);
            else if (order.do === 'presence') environment.setPresence(order.presence);
            else if (order.do === 'deliver') environment.deliver(order.what);
            else if (order.do === 'answer')
              environment.answerFeed(order.ok ? goodAnswer : new TypeError('Failed to fetch'));
            else if (order.do === 'view') environment.setInView(order.in);
            else if (order.do === 'crash') controller.crash();
            else {
              stop();
              stop = opened.start();
            }
          }
          const count = (start: string) =>
            environment.requests.filter((request) => request.startsWith(start)).length;
          expect(count('image')).toBeLessThanOrEqual(3);
          expect(controller.state().tries).toBeLessThanOrEqual(30);
          if (!thirdParties.script) expect(count('script')).toBe(0);
          if (thirdParties !== feed) expect(count('feed')).toBe(0);
          if (thirdParties === noThirdParties) expect(environment.requests).toEqual([]);
          const displays = reports.filter(({ eventAction }) => eventAction === 'display');
          expect(new Set(displays.map(({ eventLabel }) => eventLabel)).size).toBe(displays.length);
          expect(displays.length).toBeLessThanOrEqual(2);
          if (displays.some(({ eventLabel }) => eventLabel.startsWith('carbon')))
            expect(seen.some(({ kind }) => kind === 'third-party')).toBe(true);
          expect(
            reports.filter(({ eventAction }) => eventAction === 'crash').length,
          ).toBeLessThanOrEqual(1);
          stop();
          await clock.advance(0);
          expect(clock.pending()).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  },
);
