import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { buildSite } from '../../src/app/build/buildSite';
import type { Progress } from '../../src/app/engine/Progress';
import { openPhone, slowLine, slowProcessor } from '../browser/slowPhone';
import type { BenchTools } from './BenchTools';
import { writeCorpus } from './corpus';
import type { Figure } from './Figure';

const textPage = '/toolpad/core/introduction/base-concepts/';
const base = '/bench/';

/** Pages of the generated site: the limit of a key holds for so many. */
const manyPages = 1000;

// cspell:ignore dashbord sepaate
/** Typed key by key. The second word is misspelled; the corpus has the words of the last two. */
const typed = ['nested navigation', 'dashbord', 'separate windows', 'sepaate'];

const settle = 400;

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
const firstOption = (page: Page) => page.locator('[role=option][href]').first();

interface Watched {
  watched: { key: number; painted: number };
}

/** Runs in the page: notes when a key was pressed, and when the last change of the results was painted. */
function watchResults() {
  const watched = { key: 0, painted: 0 };
  Object.assign(window, { watched });
  addEventListener('keydown', (event) => Object.assign(watched, { key: event.timeStamp }), true);
  const channel = new MessageChannel();
  channel.port1.onmessage = () => (watched.painted = performance.now());
  new MutationObserver(() =>
    // A task after a frame has begun runs when it is painted.
    requestAnimationFrame(() => channel.port2.postMessage('')),
  ).observe(document.querySelector('[role=listbox]')!, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** From each key to its painted results, on a slow phone that has the whole index. */
async function measureKeys(tools: BenchTools, url: string): Promise<number[]> {
  const [page, session] = await openPhone(await tools.browser);
  let loaded = performance.now();
  page.on('response', () => (loaded = performance.now()));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await field(page).fill('a');
  await page.waitForTimeout(settle);
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  while (performance.now() - loaded < 2 * settle) await page.waitForTimeout(settle);
  await page.evaluate(watchResults);
  await slowProcessor(session);
  const times: number[] = [];
  for (const text of typed) {
    await field(page).fill('');
    await page.waitForTimeout(settle);
    for (const key of text) {
      await page.keyboard.press(key);
      await page.waitForTimeout(settle);
      const { key: pressed, painted } = await page.evaluate(
        () => (window as unknown as Watched).watched,
      );
      // A space or a letter may leave the results as they were.
      if (painted > pressed) times.push(painted - pressed);
    }
  }
  await page.context().close();
  return times;
}

interface FirstQuery {
  milliseconds: number;
  /** Requests for search or islands before the tap. */
  early: number;
  /** What the tap has loaded, gzip, without the chunk that all islands share. */
  kilobytes: number;
}

/** From a tap on the search field to the results of a query, on the slow phone, with nothing cached. */
async function measureFirst(tools: BenchTools, url: string, query: string): Promise<FirstQuery> {
  const [page, session] = await openPhone(await tools.browser);
  await slowLine(session);
  await slowProcessor(session);
  const own = new Set<string>();
  const early: string[] = [];
  let isTapped = false;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!isTapped && /\/(?:search|islands)/.test(pathname)) early.push(pathname);
    if (isTapped && /\/search/.test(pathname)) own.add(response.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const time = page.evaluate((wanted) => {
    const button = document.querySelector<HTMLElement>('[data-search]')!;
    // As the menu filter gives it.
    button.dataset.query = wanted;
    return new Promise<number>((resolve) => {
      let start = 0;
      addEventListener('touchstart', (event) => (start ||= event.timeStamp), { capture: true });
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('[role=option][href]')) return;
        observer.disconnect();
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - start);
        requestAnimationFrame(() => channel.port2.postMessage(''));
      }).observe(document.body, { subtree: true, childList: true });
    });
  }, query);
  isTapped = true;
  await page.locator('[data-search]').first().tap();
  const milliseconds = await time;
  await firstOption(page).waitFor();
  const sizes = await Promise.all(
    [...own].map(async (one) => {
      const body = await (await fetch(one)).arrayBuffer();
      return gzipSync(Buffer.from(body), { level: 9 }).length;
    }),
  );
  await page.context().close();
  return {
    milliseconds,
    early: early.length,
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
  };
}

/** Milliseconds of each stage of a build. */
function recordingProgress(): Progress & { stages: Map<string, number> } {
  const stages = new Map<string, number>();
  return {
    stages,
    stage(name) {
      const start = performance.now();
      return { step: () => undefined, done: () => stages.set(name, performance.now() - start) };
    },
  };
}

/** Builds the generated site; resolves to seconds in all, and of indexing. */
async function build({ scratch }: BenchTools, contentDir: string, cache: string) {
  const progress = recordingProgress();
  const start = performance.now();
  await buildSite({
    contentDir,
    base,
    outDir: path.join(scratch, 'search-out'),
    cacheDir: path.join(scratch, cache),
    progress,
  });
  return {
    seconds: (performance.now() - start) / 1000,
    indexing: progress.stages.get('Search')! / 1000,
  };
}

/** The search: what its data costs, and how soon it answers on a slow phone. */
export async function benchSearch(tools: BenchTools): Promise<Figure[]> {
  const contentDir = path.join(tools.scratch, 'search-content');
  const { pages } = writeCorpus(contentDir, manyPages, base);
  const builds = [];
  const edits = [];
  for (let run = 0; run < Math.min(tools.runs, 2); run += 1) {
    const cache = `search-cache-${run}`;
    builds.push(await build(tools, contentDir, cache));
    appendFileSync(path.join(contentDir, pages[run]!.file), `\nEdit ${run + 1}.\n`);
    edits.push(await build(tools, contentDir, cache));
  }
  const sites = [
    { name: 'this site', url: (await tools.serve(tools.dist)) + textPage, query: 'navigation' },
    {
      name: `${manyPages} pages`,
      url: (await tools.serve(path.join(tools.scratch, 'search-out'))) + pages[0]!.address,
      query: 'separate',
    },
  ];
  const figures: Figure[] = [
    { name: `build ${manyPages} pages, cold`, unit: 's', samples: builds.map((b) => b.seconds) },
    {
      name: `of it, search data (limit 20 %)`,
      unit: 's',
      samples: builds.map((b) => b.indexing),
      floor: builds.map((b) => b.seconds),
    },
    {
      name: `search data after one edit (limit 3 s)`,
      unit: 's',
      samples: edits.map((b) => b.indexing),
      floor: edits.map((b) => b.seconds),
    },
  ];
  for (const { name, url, query } of sites) {
    const keys: number[] = [];
    const first: FirstQuery[] = [];
    for (let run = 0; run < tools.runs; run += 1) {
      keys.push(...(await measureKeys(tools, url)));
      first.push(await measureFirst(tools, url, query));
    }
    const firstFigure = (title: string, unit: Figure['unit'], of: (one: FirstQuery) => number) => ({
      name: `${name}: ${title}`,
      unit,
      samples: first.map(of),
    });
    figures.push(
      { name: `${name}: key to painted results`, unit: 'ms', samples: keys },
      firstFigure('tap to first results, nothing cached', 'ms', (one) => one.milliseconds),
      firstFigure('a first query, beyond the shared chunk', 'kB', (one) => one.kilobytes),
      firstFigure('requests before the tap', 'requests', (one) => one.early),
    );
  }
  return figures;
}
