import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { frameBundle, sourceHash } from '../src/app/bundling/bundles';
import { demoFiles } from '../src/app/bundling/demoFiles';
import { frameDocument } from '../src/app/document/frameDocument';
import { frameAddress } from '../src/app/engine/addresses/frameAddress';
import { stillSchemes, wantedStills, type WantedStill } from '../src/app/engine/stills';
import { defaultCacheDir, defaultContentDir, stillsDir } from '../src/app/paths';
import { defaultBase } from './defaultBase';
import { listSources } from '../src/content/sources';
import { stillWidth } from '../src/domain/content/demoFrame';
import { preferenceTable } from '../src/domain/preferences/preferenceTable';
import { BenchTools } from './bench/BenchTools';
import { parseFlags } from './cli/parseFlags.mjs';
import { toWebp } from './pictures/toWebp';

/**
 * Takes the pictures that stand in for demos while these load: of each demo that a page shows, light and dark, as
 * large as its frame. Only those of demos that changed, or all; removes those of demos that are gone.
 */
const { values } = parseFlags({
  usage: 'npm run stills -- [--all] [--only Name,Name]',
  options: { all: { type: 'boolean', default: false }, only: { type: 'string' } },
});

/** A page may have a dozen of them. */
const maxBytes = 15_000;
/** Pixels per CSS pixel, and quality, from the best on: the first that is small enough is taken. */
const encodings = [
  [2, 0.75],
  [2, 0.6],
  [2, 0.45],
  [1.5, 0.6],
  [1.5, 0.4],
  [1, 0.75],
  [1, 0.5],
  [1, 0.3],
  [1, 0.2],
] as const;

const wanted = wantedStills(defaultContentDir);
const names = values.only?.split(',');
const isStale = ({ demo, files }: WantedStill) =>
  names
    ? names.includes(demo)
    : values.all || stillSchemes.some((scheme) => !existsSync(path.join(stillsDir, files[scheme])));
const stale = wanted.filter(isStale);

/** The documents of the demos, as a folder that can be served. */
async function writeFrames(folder: string): Promise<void> {
  const base = defaultBase;
  const sources = listSources(defaultContentDir);
  const frames = await frameBundle(defaultCacheDir, sourceHash(), base, {
    contentDir: defaultContentDir,
    demos: demoFiles(defaultContentDir, sources),
    modules: sources.modules,
    licenseKey: undefined,
  });
  cpSync(path.join(frames.folder, 'assets'), path.join(folder, base, 'assets'), {
    recursive: true,
  });
  for (const { demo } of stale) {
    const dir = path.join(folder, frameAddress(base, demo));
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, 'index.html'), frameDocument(demo, base, frames));
  }
}

/** Waits until a demo shows what it shows to a reader who does nothing. */
async function settle(page: Page): Promise<void> {
  const waits = '#demo:empty, #demo [role=progressbar], #demo .MuiSkeleton-root';
  await page.waitForFunction(() => document.readyState === 'complete');
  await page
    .waitForFunction((selector) => !document.querySelector(selector), waits, { timeout: 5000 })
    // A demo of a loading state stays like that.
    .catch(() => page.waitForSelector('#demo:not(:empty)'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: what measures itself has drawn again.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

async function takeStill(
  tools: BenchTools,
  origin: string,
  { demo, height, files }: WantedStill,
): Promise<void> {
  for (const scheme of stillSchemes) {
    const context = await (
      await tools.browser
    ).newContext({
      viewport: { width: stillWidth, height },
      deviceScaleFactor: encodings[0][0],
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(([key, mode]) => localStorage.setItem(key, mode), [
      preferenceTable.mode.key,
      scheme,
    ] as const);
    await page.goto(origin + frameAddress(defaultBase, demo));
    await settle(page);
    if (errors.length > 0 || (await page.locator('#demo > [role=alert]').count()) > 0)
      throw new Error(errors[0] ?? (await page.locator('#demo').innerText()));
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    let webp: Buffer | undefined;
    for (const [scale, quality] of encodings) {
      webp = await toWebp(page, png, quality, scale / encodings[0][0]);
      if (webp.length <= maxBytes) break;
    }
    if (!webp || webp.length > maxBytes)
      throw new Error(`its ${scheme} still has ${webp?.length} bytes, more than ${maxBytes}`);
    writeFileSync(path.join(stillsDir, files[scheme]), webp);
    await context.close();
  }
}

mkdirSync(stillsDir, { recursive: true });
const known = new Set(wanted.flatMap(({ files }) => Object.values(files)));

/** Whether a file is a still that no demo has any more, of those that this run is about. */
function isOld(file: string): boolean {
  const [, demo] = /^(\w+)\.[0-9a-f]{8}\..*webp$/.exec(file) ?? [];
  return demo !== undefined && !known.has(file) && (names?.includes(demo) ?? true);
}

const tools = new BenchTools(path.resolve('dist'), 1);
try {
  if (stale.length > 0) {
    await writeFrames(tools.scratch);
    const origin = await tools.serve(tools.scratch);
    const queue = [...stale];
    const work = async () => {
      for (let still = queue.shift(); still; still = queue.shift()) {
        const { demo } = still;
        await takeStill(tools, origin, still).catch((error: Error) => {
          process.exitCode = 1;
          process.stderr.write(`${demo}: ${error.message}\n`);
        });
        process.stdout.write(`${stale.length - queue.length} of ${stale.length}: ${demo}\n`);
      }
    };
    await Promise.all([work(), work()]);
  }
  if (process.exitCode === undefined)
    for (const file of readdirSync(stillsDir).filter(isOld)) rmSync(path.join(stillsDir, file));
  process.stdout.write(`${wanted.length} demos, ${stale.length} of them taken\n`);
} finally {
  await tools.close();
}
