import { deepEqual } from 'node:assert/strict';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { buildArgsParam, queryFromLocation } from 'storybook/internal/router';
import { visitors } from '../../../.storybook/addons/canvas/presets';
import { faultTable, noFaults } from '../../../.storybook/addons/faults/faultTable';
import { globalTypes, initialGlobals } from '../../../.storybook/toolbars';
import { viewports } from '../../../.storybook/viewports';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import { fuzzCheck, type FuzzSubject } from '../../../scripts/fuzz/FuzzSubject';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';
import { listenLocally } from '../../../scripts/serve/listenLocally.mjs';
import { defaultOutDir } from '../../../src/app/build/paths';
import { isShown, setGlobals } from '../../../scripts/workbench/storybookInternals';
import { adActions, longestAd, momentQuery, readMoment } from '../../../stories/kit/adTimes';
import { adSources } from '../../../stories/kit/createAdTestBed';

const keyOf = <Table extends object>(table: Table) =>
  fc.constantFrom(...(Object.keys(table) as (keyof Table & string)[]));

const toolbars = Object.fromEntries(
  Object.entries(globalTypes).map(([name, { toolbar }]) => {
    const items = toolbar!.items as { value?: string }[];
    return [name, fc.constantFrom(...items.map(({ value }) => value))];
  }),
);
const faults = Object.fromEntries(
  Object.entries(faultTable).map(([name, { options }]) => [name, keyOf(options)]),
);

/** What the toolbar, the menu of users and the panels choose. */
const globals = fc.record({
  ...toolbars,
  ...faults,
  storage: fc.constantFrom('ok', 'blocked', 'full'),
  visitor: keyOf(visitors),
  viewport: fc.record({
    value: fc.option(keyOf(viewports), { nil: undefined }),
    isRotated: fc.boolean(),
  }),
});
const atFirst = {
  ...initialGlobals,
  ...noFaults,
  viewport: { value: undefined, isRotated: false },
};

const draw = fc.integer({ min: 0, max: 9999 }).map((number) => number / 10_000);
const argsAtFirst = { source: 'script', placement: 'body-top', enabled: true };
const args = fc.record({
  source: fc.constantFrom(...adSources),
  placement: fc.constantFrom('body-top', 'demo'),
  enabled: fc.boolean(),
  draws: fc.record({ appeal: draw, house: draw, shape: draw }, { requiredKeys: ['house'] }),
});

const time = fc.integer({ min: 0, max: longestAd });
const moments = fc
  .record({
    now: time,
    did: fc.array(fc.record({ what: fc.constantFrom(...adActions), at: time })),
  })
  .map(({ now, did }) => ({
    now,
    did: did.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at),
  }));

const addressOf = (query: Readonly<Record<string, string | null>>) =>
  Object.entries(query)
    .filter(([, value]) => value)
    .map(([name, value]) => `&${name}=${value}`)
    .join('');

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Globals as the workbench reads them: Storybook takes from a URL what differs. */
const inFull = ({ viewport, ...others }: Record<string, unknown> = {}) => ({
  ...atFirst,
  ...others,
  viewport: { ...atFirst.viewport, ...(viewport as object | undefined) },
});

/** Storybook reads the URL of a document that it looks for once, so it has a thread of its own. */
const reader = `
  const { parentPort } = require('node:worker_threads');
  globalThis.document = { location: {} };
  import('storybook/preview-api').then(({ UrlStore }) =>
    parentPort.on('message', (search) => {
      document.location.search = search;
      parentPort.postMessage(new UrlStore().selectionSpecifier);
    }),
  );`;

async function open() {
  const worker = new Worker(reader, { eval: true });
  const readAsStory = async (search: string) => {
    worker.postMessage(search);
    const [found] = (await once(worker, 'message')) as [
      Partial<Record<'globals' | 'args', Record<string, unknown>>>,
    ];
    return found;
  };
  await readAsStory('?id=a--b');
  return {
    checks: {
      'an address has what was set': fuzzCheck(
        fc.record({ globals, args, moment: moments }),
        async (set) => {
          const query = {
            args: buildArgsParam(argsAtFirst, set.args),
            globals: buildArgsParam(atFirst, set.globals),
            ...momentQuery(set.moment),
          };
          // The workbench reads it, and writes that of the story's page.
          const read = queryFromLocation({ search: `?path=/story/a--b${addressOf(query)}` });
          const search = new URLSearchParams({ ...(read as Record<string, string>), id: 'a--b' });
          const found = await readAsStory(`?${search}`);
          const known = {
            globals: inFull(found.globals),
            args: { ...argsAtFirst, ...found.args },
            moment: readMoment(search),
          };
          deepEqual(plain(known), plain(set));
        },
      ),
    },
    close: async () => void (await worker.terminate()),
  };
}

const story = fc.constantFrom(
  'advertising-ad--timeline',
  'advertising-ad--feed-timeline',
  'advertising-ad--blocked',
  'advertising-ad-feed--answers',
);

const canvasOf = (page: Page) => page.locator('#storybook-preview-iframe');
const rootOf = (page: Page) => canvasOf(page).contentFrame().locator('#storybook-root');

/** What the workbench shows, once that does not change any more. */
async function shownOn(page: Page, panel: Locator) {
  const canvas = canvasOf(page);
  const root = rootOf(page);
  const look = async () => ({
    isShown: await isShown(root),
    globals: inFull(await root.evaluate(() => window.__workbench?.globals)),
    window: await canvas.boundingBox(),
    canvas: await root.ariaSnapshot(),
    panel: await panel.ariaSnapshot(),
  });
  let shown = await look();
  for (let same = 0; same < 3;) {
    await page.waitForTimeout(500);
    const before = JSON.stringify(shown);
    shown = await look();
    same = shown.isShown && JSON.stringify(shown) === before ? same + 1 : 0;
  }
  return plain(shown);
}

async function openInBrowser() {
  const [browser, server] = await Promise.all([
    launchBrowser(),
    listenLocally(createSiteServer(defaultOutDir)),
  ]);
  const newPage = () => browser.newPage({ viewport: { width: 1440, height: 900 } });
  const visit = async (page: Page, query: string) => {
    await page.goto(`${server.origin}/workbench/${query}&addonPanel=ad-timeline/panel`);
    const panel = page.getByRole('tabpanel', { name: 'Ad timeline' });
    await panel.getByRole('status').waitFor();
    return panel;
  };
  const first = await newPage();
  // The search for the smallest input would try hundreds.
  fc.configureGlobal({ endOnFailure: true });
  return {
    checks: {
      'an address shows the same in another browser': fuzzCheck(
        fc.record({ story, globals, presses: fc.array(fc.nat(), { maxLength: 6 }) }),
        async (set) => {
          const panel = await visit(first, `?path=/story/${set.story}`);
          await setGlobals(first, set.globals);
          for (const press of set.presses) {
            await first.waitForTimeout(300);
            while (!(await isShown(rootOf(first)))) await first.waitForTimeout(100);
            // Those of the moment: the next ones may be others.
            await panel
              .getByRole('button', { disabled: false })
              .evaluateAll((all, at) => (all[at % all.length] as HTMLElement).click(), press);
          }
          const shown = await shownOn(first, panel);
          const { search } = new URL(first.url());
          const second = await newPage();
          deepEqual(await shownOn(second, await visit(second, search)), shown, search);
          await second.context().close();
        },
      ),
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** The address of a story has all that the toolbar, the panels and the ad timeline have set. */
export const subject: FuzzSubject = {
  runs: 2000,
  open,
  inBrowser: { runs: 50, limit: 120_000, open: openInBrowser },
};
