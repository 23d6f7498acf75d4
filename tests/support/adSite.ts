import { test, type BrowserContext, type Page } from '@playwright/test';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { listenLocally } from '../../scripts/serve/listenLocally.mjs';
import type { TimedEvent } from '../../src/domain/analytics/AnalyticsEvent';
import { thirdPartyAds } from '../../stories/kit/thirdPartyAds';
import { buildOnce } from './buildOnce';
import { houseAdFiles } from './houseAdFiles';

export const vendor = 'https://vendor.example';
const feed = 'https://feed.example';

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About it\n${more}---\n\n# ${title}\n\nThe lead of the page.\n\n## First\n\nWhat is above the ad.\n\n## Below\n\nWhat must not move.\n`;

const demo = (page: string, name: string) => ({
  [`guide/${page}/demos/${name}.tsx`]: `export default function ${name}() {\n  return <p>${name}</p>;\n}\n`,
});

/** Files of the small site. */
export const files = {
  ...houseAdFiles,
  'site.yaml':
    'name: Toolpad\norigin: https://mui.com\nanalyticsCategory: toolpad\nadvertising:\n  enabled: true\n',
  'guide/pages.json': JSON.stringify(
    ['one', 'two', 'quiet', 'demos', 'quiet-demos'].map((name) => ({
      pathname: `/toolpad/guide/${name}/`,
    })),
  ),
  'guide/one.mdx': page('One'),
  'guide/two.mdx': page('Two'),
  'privacy.mdx': page('Privacy', 'layout: landing\n') + '\n<PrivacySwitch />\n\n<ActivityLog />\n',
  'guide/quiet.mdx': page('Quiet', 'ad: false\n'),
  'guide/demos/page.mdx': `${page('Demos')}\n<Demo name="First" title="First" height={100} />\n\n<Demo name="Second" title="Second" height={100} />\n\n<Demo name="Without" title="Without" height={100} disableAd />\n\nThe end.\n`,
  'guide/quiet-demos/page.mdx': `${page('Quiet demos', 'ad: false\n')}\n<Demo name="Quiet" title="Quiet" height={100} />\n`,
  ...demo('demos', 'First'),
  ...demo('demos', 'Second'),
  ...demo('demos', 'Without'),
  ...demo('quiet-demos', 'Quiet'),
};

const script = {
  DOCS_ADS_SCRIPT: `${vendor}/serve.js`,
  DOCS_ADS_SERVE: 'SERVE',
  DOCS_ADS_PLACEMENT: 'PLACEMENT',
  DOCS_ADS_RATIO: '1',
};
const list = {
  DOCS_ADS_FEED: `${feed}/list.json`,
  DOCS_ADS_IMAGE_HOSTS: 'https://one.example https://two.example',
  DOCS_ADS_RATIO: '1',
};

/** Variables of builds with a vendor's script, with a feed, with both, and with none; all report every display. */
export const environments = {
  script,
  feed: list,
  both: { ...script, ...list },
  house: {},
};

export interface AdSite {
  origin: string;
  /** The built files. */
  folder: string;
  close(): void;
}

/**
 * Sites that all tests of a file share, by name. They are built with the regular command and these variables, unless
 * another file has, and served.
 * @param content files of the small site, or `null` for the documentation itself
 */
export function adSites<Name extends string>(
  wanted: Readonly<Record<Name, Record<string, string>>>,
  content: Readonly<Record<string, string>> | null = files,
): Record<Name, AdSite> {
  const sites = {} as Record<Name, AdSite>;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    for (const name of Object.keys(wanted) as Name[]) {
      const folder = await buildOnce(content ?? undefined, wanted[name]);
      sites[name] = { folder, ...(await listenLocally(createSiteServer(folder))) };
    }
  });
  test.afterAll(() => Object.values<AdSite>(sites).forEach((site) => site.close()));
  return sites;
}

interface AdNotes {
  /** Times of the ad's polls, by the page's clock. */
  polls: number[];
  reports: { eventAction: string; eventLabel: string }[];
}

declare global {
  interface Window {
    adNotes: AdNotes;
  }
}

/** Random draws of a page view. */
export interface Draws {
  house?: number;
  display?: number;
}

/** Sets the random draws and records what the ad does, from the start of the page. */
export async function watchAd(target: Page, { house = 0, display = 0 }: Draws = {}): Promise<void> {
  await target.addInitScript(
    (draws) => {
      window.adNotes = { polls: [], reports: [] };
      Math.random = () => draws.shift() ?? 0.5;
      const query = document.querySelectorAll.bind(document);
      Object.defineProperty(document, 'querySelectorAll', {
        value: (selectors: string) => {
          if (selectors.includes('#carbonads')) window.adNotes.polls.push(Date.now());
          return query(selectors);
        },
      });
      window.addEventListener(
        'docs-analytics',
        ({ detail }: CustomEventInit) =>
          detail.name === 'ad' && window.adNotes.reports.push(detail),
      );
    },
    // Those of the appeal, the house ad, the shape and the display.
    [0.5, house, 0.5, display],
  );
}

/** A vendor's script that shows an ad as soon as it runs. */
const vendorScript = `document.getElementById('_carbonads_js').insertAdjacentHTML('afterend', ${JSON.stringify(thirdPartyAds.ad)})`;

/** Receives events in the beacons of sites that name it. */
export const receiver = 'https://events.example';

/**
 * Answers third parties, the vendor with its ad.
 * @returns the hosts that were asked and the events that the receiver was sent, in order
 */
export async function watchOthers(context: BrowserContext) {
  const asked: string[] = [];
  const sent: TimedEvent[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      const { origin } = new URL(route.request().url());
      asked.push(origin);
      if (origin === receiver)
        sent.push(...(JSON.parse(route.request().postData() ?? '[]') as TimedEvent[]));
      const body = origin === vendor ? vendorScript : '';
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return { asked, sent };
}

/** Hides a page, which then sends its events, or shows it again: requests during unload cannot be intercepted. */
export const become = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
