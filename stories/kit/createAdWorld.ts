import {
  defaultAdConfig,
  noThirdParties,
  type AdConfig,
  type ThirdParties,
} from '../../src/domain/ads/AdConfig';
import type { AdDraws, AdPlacement, AdSighting, AdState } from '../../src/domain/ads/AdState';
import type { AdReport } from '../../src/domain/ads/adReports';
import { createAdLife, type AdLife } from '../../src/platform/createAdLife';
import type { FakePlatform } from './createFakePlatform';
import { feedUrl } from './feedHandlers';

export const vendorScriptUrl = 'https://vendor.example/script.js';

const script = { src: vendorScriptUrl, serve: 'SERVE', placement: 'PLACEMENT' };

const configured = {
  script: { script, feed: null },
  feed: { script: null, feed: feedUrl },
  'script and feed': { script, feed: feedUrl },
  house: noThirdParties,
} satisfies Record<string, ThirdParties>;

/** Who else advertises: what a site has configured. */
export const adSources = Object.keys(configured) as (keyof typeof configured)[];

/** Plain data, so that a story, its controls and its address can state it. */
export interface AdSettings {
  source?: keyof typeof configured;
  placement?: AdPlacement;
  enabled?: boolean;
  /** The draws of the page view; what is left out gives the first ad of our own, with image, and reports displays. */
  draws?: Partial<AdDraws>;
  houseAds?: AdConfig['houseAds'];
  /** Where the images of our own ads are. */
  base?: string;
}

/** A moment of the slot's life, in milliseconds since it began. */
type At<Fact> = Fact & { at: number };

export interface AdWorld {
  life: AdLife;
  config: Partial<AdConfig>;
  /** Milliseconds since the life began. */
  now(): number;
  looks: At<{ saw: AdSighting }>[];
  /** The states so far, each once; the first is at 0. */
  states: At<{ name: string }>[];
  reports: At<AdReport>[];
}

/** A state in words: `in-house, blocked`. */
export function nameOfState(state: AdState): string {
  const detail = 'because' in state ? state.because : 'by' in state ? state.by : '';
  return detail ? `${state.kind}, ${detail}` : state.kind;
}

/** The life of a slot in a fake world, with everything that happens in it written down. */
export function createAdWorld(
  { clock, ads }: Pick<FakePlatform, 'clock' | 'ads'>,
  settings: AdSettings = {},
): AdWorld {
  const start = clock.now();
  const now = () => clock.now() - start;
  const {
    source = 'script',
    placement = 'body-top',
    enabled = true,
    houseAds = defaultAdConfig.houseAds,
    base = './',
  } = settings;
  const draws = { appeal: 0.5, house: 0, shape: 0.5, display: 0, ...settings.draws };
  const config = { enabled, houseAds, base, thirdParties: configured[source] };
  const looks: AdWorld['looks'] = [];
  const reports: AdWorld['reports'] = [];

  const life = createAdLife({
    config: { ...defaultAdConfig, ...config },
    placement,
    draws,
    clock,
    random: () => 0.5,
    outside: {
      ...ads,
      look() {
        const saw = ads.look();
        looks.push({ at: now(), saw });
        return saw;
      },
    },
    report: (event) => reports.push({ at: now(), ...event }),
  });
  const states = [{ at: 0, name: nameOfState(life.state()) }];
  life.subscribe(() => {
    const name = nameOfState(life.state());
    if (name !== states.at(-1)!.name) states.push({ at: now(), name });
  });
  return { life, config, now, looks, states, reports };
}
