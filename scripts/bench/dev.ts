import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Frame, Page } from '@playwright/test';
import { launchBrowser } from '../browser/launchBrowser';
import { projectDir } from '../../src/app/build/paths';
import { writeCorpus } from './corpus';
import type { BenchOptions, Figure } from './Figure';
import { memoryOf } from './measureRun';

const base = '/bench/';
/** Edits of this documentation after which memory is read. */
const counts = [20, 200] as const;

interface Server {
  /** Of the site and of the workbench. */
  urls: string[];
  memory: () => number;
  stop: () => void;
}

/** Starts `npm run dev`; resolves when it prints its links. */
export async function start(args: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const stop = () => void process.kill(-child.pid!);
  process.once('exit', stop);
  const urls = await new Promise<string[]>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
      const found = [...printed.matchAll(/http:\S+/g)].map(([url]) => url);
      if (found.length === 2) resolve(found);
    });
    child.once('exit', () => reject(new Error(`npm run dev has ended:\n${printed}`)));
  });
  return {
    urls,
    memory: () => memoryOf(child.pid!) / 2 ** 20,
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}

/** Its first story fits any window. */
export const storyFile = 'Callout.stories.tsx';

interface StoryEntry {
  type: string;
  importPath: string;
}

/** The first story of a file; waits until Storybook answers. */
export async function firstStoryOf(workbench: string, file: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${workbench}index.json`).catch(() => undefined);
    if (!response?.ok) {
      await sleep(200);
      continue;
    }
    const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> };
    const isWanted = ({ type, importPath }: StoryEntry) =>
      type === 'story' && importPath.endsWith(file);
    return Object.keys(entries).find((id) => isWanted(entries[id]!))!;
  }
}

/** An edit of a file, and how a page or the frame of a demo in it shows edit number N. */
interface Edit {
  name: string;
  file: string;
  change: (text: string, edit: number) => string;
  shows: (edit: number) => boolean;
  isInFrame?: boolean;
}

const sentence = (file: string): Edit => ({
  name: 'a sentence',
  file,
  change: (text, edit) => `${text}\nEdit number ${edit} of this page.\n`,
  shows: (edit) => document.body.innerText.includes(`Edit number ${edit} of`),
});

const edits: Edit[] = [
  sentence('docs/core/react-use-notifications/page.mdx'),
  {
    name: 'a style',
    file: 'src/components/SiteFooter/SiteFooter.tsx',
    change: (text, edit) => text.replace('=> ({', `=> ({ scrollMarginTop: '${edit}px',`),
    shows: (edit) =>
      getComputedStyle(document.querySelector('footer')!).scrollMarginTop === `${edit}px`,
  },
  {
    name: 'a component',
    file: 'src/components/SiteFooter/SiteFooter.tsx',
    change: (text, edit) => text.replace('<Root', `<Root data-edit="${edit}"`),
    shows: (edit) => document.querySelector(`[data-edit="${edit}"]`) !== null,
  },
  {
    name: 'a demo',
    file: 'docs/core/react-use-notifications/demos/NotificationBasic.tsx',
    change: (text, edit) => text.replace('<Button', `<Button data-edit="${edit}"`),
    shows: (edit) => document.querySelector(`[data-edit="${edit}"]`) !== null,
    isInFrame: true,
  },
];

/** Saves the edit, waits until a browser shows it, and takes it back; in milliseconds. */
async function timeToShow(page: Page, { change, shows, isInFrame, ...edit }: Edit, number: number) {
  const file = path.resolve(projectDir, edit.file);
  const before = readFileSync(file, 'utf8');
  const after = change(before, number);
  if (after === before) throw new Error(`${edit.file} has no place for ${edit.name} any more.`);
  const restore = () => writeFileSync(file, before);
  process.once('exit', restore);
  try {
    if (isInFrame) await page.locator('iframe').first().scrollIntoViewIfNeeded();
    const target: Page | Frame = isInFrame ? page.frames()[1]! : page;
    const started = performance.now();
    writeFileSync(file, after);
    await target.waitForFunction(shows, number, { timeout: 30_000 });
    return performance.now() - started;
  } finally {
    restore();
    process.off('exit', restore);
    // The page reloads once more.
    await sleep(1000);
  }
}

/** What `npm run dev` takes for a content folder: to its first page, to each edit, and its memory. */
async function benchFolder(
  browser: Browser,
  name: string,
  args: string[],
  page: string,
  own: readonly Edit[],
  runs: number,
): Promise<Figure[]> {
  const firstPage: number[] = [];
  const firstStory: number[] = [];
  const figures: Figure[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    const server = await start(args);
    const seconds = () => (performance.now() - started) / 1000;
    const context = await browser.newContext();
    try {
      const tab = await context.newPage();
      tab.setDefaultTimeout(120_000);
      await tab.goto(server.urls[0]! + page, { waitUntil: 'commit' });
      await tab.locator('h1').waitFor();
      firstPage.push(seconds());
      const story = await context.newPage();
      story.setDefaultTimeout(120_000);
      const id = await firstStoryOf(server.urls[1]!, storyFile);
      await story.goto(`${server.urls[1]!}iframe.html?id=${id}`);
      await story.locator('#storybook-root > *').first().waitFor();
      firstStory.push(seconds());
      await story.close();
      if (run < runs - 1) continue;
      await tab.waitForLoadState();
      let number = 0;
      for (const edit of own) {
        const samples: number[] = [];
        for (let sample = 0; sample < runs; sample += 1)
          samples.push(await timeToShow(tab, edit, (number += 1)));
        figures.push({ name: `${name}, ${edit.name}`, unit: 'ms', samples });
      }
      if (own.length === 1) continue;
      const memory: number[] = [];
      for (const count of counts) {
        while (number < count) await timeToShow(tab, own[0]!, (number += 1));
        memory.push(server.memory());
      }
      figures.push(
        ...counts.map((count, index) => ({
          name: `${name}, memory after ${count} edits`,
          unit: 'MiB' as const,
          samples: [memory[index]!],
          ...(index > 0 && { floor: [memory[0]!] }),
        })),
      );
    } finally {
      await context.close();
      server.stop();
    }
  }
  return [
    { name: `${name}, first page`, unit: 's', samples: firstPage },
    { name: `${name}, first story`, unit: 's', samples: firstStory },
    ...figures,
  ];
}

/**
 * `npm run dev` with the corpus and with this documentation. Edits files of this project, and restores each.
 * The floor of the memory is that after fewer edits.
 */
export async function benchDev({ runs, pageCount }: BenchOptions): Promise<Figure[]> {
  // Nothing is watched in the caches of the project, where other benches write.
  const content = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const { file, address } = writeCorpus(content, pageCount, base).pages[0]!;
  const browser = await launchBrowser();
  // Files are restored, and servers stopped, when the process exits.
  process.once('SIGINT', () => process.exit(130));
  try {
    return [
      ...(await benchFolder(
        browser,
        `${pageCount} pages`,
        ['--content', content, '--base', base],
        address.slice(base.length),
        [sentence(path.join(content, file))],
        runs,
      )),
      ...(await benchFolder(browser, 'docs', [], 'core/react-use-notifications/', edits, runs)),
    ];
  } finally {
    await browser.close();
    rmSync(content, { recursive: true });
  }
}
