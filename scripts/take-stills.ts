import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { frameBundle, sourceHash } from '../src/app/build/bundling/bundles';
import { demoFiles } from '../src/app/build/bundling/demoFiles';
import { frameDocument } from '../src/app/build/document/frameDocument';
import { frameAddress } from '../src/app/build/engine/addresses/frameAddress';
import {
  stillFiles,
  stillSchemes,
  wantedStills,
  type WantedStills,
} from '../src/app/build/engine/stills';
import { defaultCacheDir, defaultContentDir, stillsDir } from '../src/app/build/paths';
import { defaultBase } from './defaultBase';
import { listSources } from '../src/content/sources';
import { stillFile, type StillSize } from '../src/domain/content/demoSizes';
import { withSite } from './browser/launchBrowser';
import { parseFlags } from './cli/parseFlags.mjs';

/**
 * Takes the images that stand in for demos while these load: of each demo that a page shows, light and dark, as
 * large as its frame is in common windows. Only those that are missing, or all; removes those of demos that are
 * gone.
 */
const { values } = parseFlags({
  usage: 'npm run stills -- [--all] [--only Name,Name]',
  options: { all: { type: 'boolean', default: false }, only: { type: 'string' } },
});

const wanted = wantedStills(defaultContentDir);
const names = values.only?.split(',');
const retakes = values.all || names !== undefined;
const isStale = (stills: WantedStills) =>
  names
    ? names.includes(stills.demo)
    : values.all || stillFiles(stills).some((file) => !existsSync(path.join(stillsDir, file)));
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

/** A screenshot of the demo that a page shows, once it shows what it shows to a reader who does nothing. */
async function takeStill(page: Page, address: string, { width, height }: StillSize) {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await page.locator('#demo[data-ready]').waitFor({ state: 'attached' });
  if ((await page.locator('#demo > [role=alert]').count()) > 0)
    throw new Error(await page.locator('#demo').innerText());
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Pixels for one of the page, from the best on: the first that makes small files is taken. */
const pixelRatios = [2, 1.5];

/** WebP without loss, of the 16 colors that come nearest: half as large as the usual kind, and text has sharp edges. */
async function toWebp(screenshot: Buffer): Promise<Buffer> {
  const png = await sharp(screenshot).png({ palette: true, colors: 16, dither: 0 }).toBuffer();
  return sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
}

async function takeStills(
  browser: Browser,
  origin: string,
  { demo, source, sizes, maxBytes }: WantedStills,
): Promise<void> {
  const address = origin + frameAddress(defaultBase, demo);
  for (const colorScheme of stillSchemes) {
    const pages = new Map<number, Page>();
    const errors: Error[] = [];
    const pageAt = async (deviceScaleFactor: number) => {
      const known = pages.get(deviceScaleFactor);
      if (known) return known;
      const page = await browser.newPage({
        deviceScaleFactor,
        colorScheme,
        reducedMotion: 'reduce',
      });
      page.on('pageerror', (error) => errors.push(error));
      pages.set(deviceScaleFactor, page);
      return page;
    };
    const encode = async (size: StillSize) => {
      for (const pixelRatio of pixelRatios) {
        const page = await pageAt(pixelRatio * (size.scale ?? 1));
        const webp = await toWebp(await takeStill(page, address, size));
        if (webp.length <= maxBytes) return webp;
      }
      throw new Error(`its still for ${size.width} pixels has more than ${maxBytes} bytes`);
    };
    for (const size of sizes) {
      const file = path.join(stillsDir, stillFile(source, size, colorScheme));
      if (retakes || !existsSync(file)) writeFileSync(file, await encode(size));
    }
    for (const page of pages.values()) await page.close();
    if (errors[0]) throw errors[0];
  }
}

/** Whether a file is a still that no demo has any more, of those that this run is about. */
function isOld(file: string): boolean {
  const [, demo] = /^(\w+)\.[0-9a-f]{8}\..*webp$/.exec(file) ?? [];
  return demo !== undefined && !known.has(file) && (names?.includes(demo) ?? true);
}

mkdirSync(stillsDir, { recursive: true });
const known = new Set(wanted.flatMap(stillFiles));

if (stale.length > 0) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stills-'));
  await writeFrames(folder);
  const queue = [...stale];
  await withSite(folder, async (browser, origin) => {
    const work = async () => {
      for (let stills = queue.shift(); stills; stills = queue.shift()) {
        const { demo } = stills;
        await takeStills(browser, origin, stills).catch((error: Error) => {
          process.exitCode = 1;
          process.stderr.write(`${demo}: ${error.message}\n`);
        });
        process.stdout.write(`${stale.length - queue.length} of ${stale.length}: ${demo}\n`);
      }
    };
    await Promise.all([work(), work()]);
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
}
if (process.exitCode === undefined)
  for (const file of readdirSync(stillsDir).filter(isOld)) rmSync(path.join(stillsDir, file));
process.stdout.write(`${wanted.length} demos, ${stale.length} of them taken\n`);
