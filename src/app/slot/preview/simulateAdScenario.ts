import { noThirdParties, type ThirdParties } from '../../../domain/ads/AdConfig';
import { drawAd } from '../../../domain/ads/drawAd';
import type { Clock } from '../../../platform/Platform';
import type { SlotContext } from '../SlotContext';
import { readAdParameters, type AdScenario } from './readAdParameters';
import { thirdPartyAds } from './thirdPartyAds';

/** Third parties that cannot be reached: their responses are made here. */
const script: ThirdParties = {
  ...noThirdParties,
  script: { src: 'https://vendor.invalid/script.js', serve: 'preview', placement: 'preview' },
};
const feed: ThirdParties = { ...noThirdParties, feed: 'https://feed.invalid/ads.json' };

const feedAnswer = JSON.stringify({
  ads: [
    {
      statlink: 'https://feed.invalid/click',
      company: 'Acme',
      description: 'Anvils that land where you meant them to.',
    },
  ],
});

/** A visitor who sees ads. */
const reader = { userAgent: '', globalPrivacyControl: false, doNotTrack: false, refused: false };

/** When the ad of the scenario `late` arrives, in milliseconds after the request of its script. */
const lateAfter = 9000;

/** Overrides of each scenario. No other host is contacted, even if one is configured. */
function overridesOf(
  scenario: AdScenario,
  { config, environment }: SlotContext,
  clock: Clock,
): Partial<SlotContext> {
  const byOthers = (
    thirdParties: ThirdParties,
    more: Partial<SlotContext['environment']> = {},
  ) => ({
    config: { ...config, enabled: true, thirdParties },
    environment: {
      ...environment,
      visitor: () => reader,
      loadScript: () => () => undefined,
      sendBeacon: () => undefined,
      ...more,
    },
  });
  const byScript = (what: keyof typeof thirdPartyAds, after: number) =>
    byOthers(script, {
      loadScript(host) {
        const timer = clock.setTimeout(
          () => host.insertAdjacentHTML('beforeend', thirdPartyAds[what]),
          after,
        );
        return () => {
          clock.clearTimeout(timer);
          host.replaceChildren();
        };
      },
    });
  const visitor = (more: Partial<typeof reader>) =>
    byOthers(script, { visitor: () => ({ ...reader, ...more }) });

  switch (scenario) {
    case 'house':
      return byOthers(noThirdParties);
    case 'blocked':
      return byOthers(script);
    case 'third-party':
      return byScript('ad', 0);
    case 'late':
      return byScript('ad', lateAfter);
    case 'no-inventory':
      return byScript('no-inventory', 0);
    case 'feed':
      return byOthers(feed, { fetchText: () => Promise.resolve(feedAnswer) });
    case 'feed-failed':
      return byOthers(feed, {
        fetchText: () =>
          Promise.reject(new Error('Query parameters of this page simulate a failing feed.')),
      });
    case 'bot':
      return visitor({ userAgent: 'Googlebot' });
    case 'privacy':
      return visitor({ globalPrivacyControl: true });
    case 'off':
      return { config: { ...config, enabled: false } };
    case 'crash':
      return {
        ...byOthers(noThirdParties),
        loadTemplates: () =>
          Promise.reject(new Error('Query parameters of this page simulate a rendering error.')),
      };
  }
}

/**
 * The slot's context for the scenario in the query string, such as `?ad=blocked&draw=0.1`. For development and
 * previews; production does not contain this file.
 * @param warn receives each invalid parameter with the valid values
 */
export function simulateAdScenario(
  search: string,
  given: SlotContext,
  clock: Clock,
  warn: (problem: string) => void,
): SlotContext {
  const { scenario, draws, problems } = readAdParameters(search);
  problems.forEach(warn);
  const left = Object.values({ ...drawAd(given.random), ...draws });
  return {
    ...given,
    ...(scenario && overridesOf(scenario, given, clock)),
    random: () => left.shift() ?? given.random(),
  };
}
