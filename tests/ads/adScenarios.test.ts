import { expect, test } from 'vitest';
import { simulateAdScenario } from '../../src/app/slot/preview/simulateAdScenario';
import { thirdPartyAds } from '../../src/app/slot/preview/thirdPartyAds';
import type { ThirdParties } from '../../src/domain/ads/AdConfig';
import { drawAd } from '../../src/domain/ads/drawAd';
import { createAdSlotController } from '../../src/platform/ads/createAdSlotController';
import { adConfig } from '../../stories/kit/adSettings';
import { createFakeAdEnvironment } from '../../stories/kit/createFakeAdEnvironment';
import { createManualClock } from '../../stories/kit/createManualClock';
import { feedUrl } from '../../stories/kit/feedHandlers';

/** What a scenario must not contact. */
const thirdParties: ThirdParties = {
  script: { src: 'https://vendor.example/script.js', serve: 'A', placement: 'B' },
  feed: feedUrl,
};

/** A slot on a preview whose own visitor asks for privacy. */
function open(search: string) {
  const clock = createManualClock(0);
  const fake = createFakeAdEnvironment({ doNotTrack: true });
  let rendered = '';
  const problems: string[] = [];
  const context = simulateAdScenario(
    search,
    {
      config: { ...adConfig, thirdParties },
      environment: {
        ...fake,
        probe: () =>
          (['ad', 'no-inventory'] as const).find((what) => rendered === thirdPartyAds[what]) ??
          'none',
      },
      random: () => 0.5,
      loadTemplates: () => Promise.resolve({} as never),
    },
    clock,
    (problem) => problems.push(problem),
  );
  const controller = createAdSlotController({
    ...context,
    placement: 'body-top',
    draws: drawAd(context.random),
    clock,
    report: () => undefined,
  });
  const host = { insertAdjacentHTML: (_: string, html: string) => (rendered += html) };
  controller.start({} as HTMLElement, host as never);
  return { clock, context, controller, problems, requests: fake.requests };
}

const scriptAd = { kind: 'third-party', by: 'script' };

test.each([
  ['?ad=house', 0, { kind: 'in-house', because: 'no-third-party', index: 2 }],
  ['?ad=house&house=0.25', 0, { kind: 'in-house', index: 1 }],
  ['?ad=blocked', 2000, { kind: 'waiting' }],
  ['?ad=blocked', 4000, { kind: 'in-house', because: 'blocked' }],
  ['?ad=blocked&draw=0.2', 4000, { kind: 'in-house' }],
  ['?ad=blocked&draw=0.1', 4000, { kind: 'appeal' }],
  ['?ad=late', 8000, { kind: 'in-house', because: 'blocked' }],
  ['?ad=late', 11_000, scriptAd],
  ['?ad=third-party', 500, scriptAd],
  ['?ad=no-inventory', 500, { kind: 'in-house', because: 'no-inventory' }],
  ['?ad=feed', 0, { kind: 'third-party', by: 'feed', card: { name: 'Acme' } }],
  ['?ad=feed&shape=0.1', 0, { kind: 'third-party', view: { draws: { shape: 0.1 } } }],
  ['?ad=feed-failed', 100_000, { kind: 'nothing', because: 'feed-failed' }],
  ['?ad=bot', 0, { kind: 'nothing', because: 'bot' }],
  ['?ad=privacy', 0, { kind: 'nothing', because: 'privacy' }],
  ['?ad=off', 0, { kind: 'nothing', because: 'off' }],
])('%s is in this state after %i ms and contacts no one', async (search, after, state) => {
  const { clock, controller, problems, requests } = open(search);
  // In steps, so that promises settle in between.
  for (let time = 0; time <= after; time += 500) await clock.advance(time > 0 ? 500 : 0);
  expect(controller.state()).toMatchObject(state);
  await clock.advance(60_000);
  expect(requests).toEqual([]);
  expect(problems).toEqual([]);
});

test('ad=crash cannot render its ad', async () => {
  const { context, controller, requests } = open('?ad=crash');
  expect(controller.state().kind).toBe('in-house');
  await expect(context.loadTemplates()).rejects.toThrow('simulate a rendering error');
  expect(requests).toEqual([]);
});

test('draws apply without a scenario, and nothing else changes', () => {
  const { controller } = open('?house=0.75');
  expect(controller.state()).toMatchObject({
    kind: 'nothing',
    because: 'privacy',
    view: { source: 'script', draws: { appeal: 0.5, house: 0.75 } },
  });
});

test('reports what is invalid in the URL', () => {
  const { controller, problems } = open('?ad=nobody&draw=2');
  expect(problems).toHaveLength(2);
  expect(controller.state()).toMatchObject({ view: { draws: { appeal: 0.5 } } });
});
