import {
  noThirdParties,
  sourceOf,
  type AdPlacement,
  type ThirdParties,
} from '../../src/domain/ads/adConfig';
import {
  adTable,
  isViewable,
  type AdDraws,
  type AdReport,
  type AdState,
  type PollResult,
} from '../../src/domain/ads/adMachine';
import { houseAds as siteAds } from './siteContent';
import { type HouseAd } from '../../src/domain/ads/houseAds';
import { createAdController, type AdController } from '../../src/platform/ads/createAdController';
import { adSettings } from './adSettings';
import { feedDraw, type AdMoment, type FeedTry } from './adTimes';
import type { FakePlatform } from './createFakePlatform';
import { feedUrl } from './feedHandlers';

const script = { src: 'https://vendor.example/script.js', format: null };

/** Third parties of a site, by name. */
export const configured = {
  script: { script, feed: null },
  feed: { script: null, feed: feedUrl },
  'script with cover': { script: { ...script, format: 'cover' }, feed: null },
  'script and feed': { script, feed: feedUrl },
  house: noThirdParties,
} satisfies Record<string, ThirdParties>;

/** Third parties that a site has configured. */
export const adSources = Object.keys(configured) as (keyof typeof configured)[];

/** Plain data, so that a story, its controls and its URL can state it. */
export interface AdScenario {
  source?: keyof typeof configured;
  placement?: AdPlacement;
  enabled?: boolean;
  /** The draws of the page view; the defaults give the first house ad, with image, and report displays. */
  draws?: Partial<AdDraws>;
  houseAds?: readonly HouseAd[];
  /** Base path of the house ads' images. */
  base?: string;
  /** Language of the article around the ad; by default that of the direction. */
  language?: 'en' | 'ar';
  /** Whether the ad's templates fail to load. */
  failsToRender?: boolean;
}

/** An event of the ad, in milliseconds since the start. */
type At<Fact> = Fact & { at: number };

export interface AdTestBed {
  controller: AdController;
  /** Milliseconds since the start. */
  now(): number;
  polls: At<{ result: PollResult }>[];
  /** Requests to the feed. */
  tries: FeedTry[];
  /** The states so far, each once; the first is at 0. */
  states: At<{ name: string }>[];
  reports: At<AdReport>[];
  /** What the panel has done. */
  did: AdMoment['did'][number][];
  /** How long enough of the ad has been in view, in milliseconds; `null` while nothing is timed. */
  viewableFor(): number | null;
  /** What this ad has requested. */
  requests(): readonly string[];
}

/** A state in words: `in-house, blocked`. */
export function nameOfState(state: AdState): string {
  const detail = 'because' in state ? state.because : 'by' in state ? state.by : '';
  return detail ? `${state.kind}, ${detail}` : state.kind;
}

/** An ad controller with fakes, and a log of its events. */
export function createAdTestBed(
  { clock, ads }: Pick<FakePlatform, 'clock' | 'ads'>,
  scenario: AdScenario = {},
): AdTestBed {
  const start = clock.now();
  const earlier = ads.requests.length;
  const now = () => clock.now() - start;
  const {
    source = 'script',
    placement = 'body-top',
    enabled = true,
    houseAds = siteAds,
  } = scenario;
  const draws = { appeal: 0.5, house: 0, shape: 0.5, display: 0, ...scenario.draws };
  const thirdParties = configured[source];
  const asked = placement === 'demo' ? { ...thirdParties, script: null } : thirdParties;
  const polls: AdTestBed['polls'] = [];
  const tries: FeedTry[] = [];
  const reports: AdTestBed['reports'] = [];
  let inViewSince: number | null = null;

  const controller = createAdController({
    config: { ...adSettings, enabled, thirdParties },
    view: { placement, source: sourceOf(asked), draws, houseAds: [...houseAds.keys()] },
    clock,
    random: () => feedDraw,
    environment: {
      ...ads,
      probe() {
        const result = ads.probe();
        polls.push({ at: now(), result });
        return result;
      },
      watchView(element, listener) {
        const stop = ads.watchView(element, (view) => {
          inViewSince = isViewable(view, adTable.impression.after) ? (inViewSince ?? now()) : null;
          listener(view);
        });
        return () => {
          inViewSince = null;
          stop();
        };
      },
      async fetchText(address, signal) {
        const asked: FeedTry = { at: now() };
        tries.push(asked);
        try {
          return await ads.fetchText(address, signal);
        } finally {
          asked.until = now();
        }
      },
    },
    report: (event) => reports.push({ at: now(), ...event }),
  });
  const states = [{ at: 0, name: nameOfState(controller.state()) }];
  controller.subscribe(() => {
    const name = nameOfState(controller.state());
    if (name !== states.at(-1)!.name) states.push({ at: now(), name });
  });
  const requests = () => ads.requests.slice(earlier);
  const viewableFor = () => (inViewSince === null ? null : now() - inViewSince);
  return { controller, now, polls, tries, states, reports, did: [], viewableFor, requests };
}
