// cspell:ignore errordisplay -- a class of Storybook
import { setTimeout as sleep } from 'node:timers/promises';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Frame, Page } from '@playwright/test';
import sharp from 'sharp';
import type { StoryIndex, StoryIndexEntry } from 'storybook/internal/types';
import type { Progress } from '../../src/app/build/engine/Progress';
import { tokensFolder } from '../../src/theme/tokens/designTokens';
import { withSite } from '../browser/launchBrowser';
import { pageKinds } from '../checks/pageKinds';
import { defaultBase } from '../defaultBase';
import { ownWindow } from '../workbench/ownWindow';
import { storyFailure, type StoryFailure } from '../workbench/storyFailures';
import { readStoryIndex } from './changes';
import { tokensOf } from './compareTokens';
import { readPage, type PageReading } from './readPage';
import { openPreview, readStory, showStory } from '../workbench/storybookInternals';
import { emulateMedia, plainWindow } from '../workbench/storyPage';

/** A way of showing everything once. */
export interface Variant {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Width of the window in pixels; where none is given, each story has its own. */
  width?: number;
}

/** A measure in words, with its limit and, where it is broken, why. */
export interface Measure {
  name: string;
  value: string;
  limit: string;
  fault?: string;
}

/** A story or a page in a variant, as PNG. */
export interface Screenshot {
  /** Name without extension; the same screenshot has the same one in every run. */
  file: string;
  /** Of the story or page. */
  id: string;
  /** Where it is listed: the story's title, or `Pages`. */
  title: string;
  name: string;
  /** The variant in words: `dark rtl`. */
  mode: string;
  /** File of the story. */
  importPath?: string;
  /** Only where it is to be compared. */
  reading?: PageReading;
  /** Where the story failed; its screenshot shows what was there. */
  failure?: StoryFailure;
  /** What a screen reader gets of the story in the first variant; older builds do not tell. */
  screenReader?: string[];
  /** What is measured of the story's ad. */
  ad?: Measure[];
}

export interface ScreenshotSet {
  /** Holds the files. */
  folder: string;
  screenshots: readonly Screenshot[];
}

export interface ScreenshotOptions {
  variants: readonly Variant[];
  /** The stories to take. */
  select: (index: StoryIndex) => StoryIndex;
  /** Whether a page of each kind is taken, too. */
  withPages: boolean;
  /** Whether pages are read, too, which takes about as long as their pictures. */
  withReadings: boolean;
  progress: Progress;
}

/** What each story and page is shown in unless everything is asked for. */
export const usualVariants: readonly Variant[] = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
];

/** Both modes in both directions, on a phone and on a desktop. */
export const allVariants: readonly Variant[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    (['ltr', 'rtl'] as const).map((direction) => ({ mode, direction, width })),
  ),
);

const variantName = ({ mode, direction, width }: Variant): string =>
  [mode, direction, width].filter(Boolean).join(' ');

const screenshotName = (id: string, variant: Variant): string =>
  `${id}.${variantName(variant).replaceAll(' ', '-')}`;

/** One page of each kind. */
const pages = {
  ...pageKinds,
  privacy: '/toolpad/privacy/',
  'not found': '/toolpad/no-such-page/',
};

/** Takes the screenshots of a built site and workbench into an empty folder. */
export async function takeScreenshots(
  dist: string,
  folder: string,
  { variants, select, withPages, withReadings, progress }: ScreenshotOptions,
): Promise<ScreenshotSet> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stories = Object.values(select(readStoryIndex(dist)).entries) as StoryIndexEntry[];
  const screenshots: Screenshot[] = [];
  await withSite(dist, async (browser, origin) => {
    for (const variant of variants) {
      const stage = progress.stage(`Screenshots ${variantName(variant)}`, stories.length);
      if (withPages)
        screenshots.push(...(await takePages(browser, origin, variant, folder, withReadings)));
      // Neighbors share what they load, so each worker takes half of the list.
      const half = Math.ceil(stories.length / 2);
      const work = async (entries: StoryIndexEntry[]) => {
        const page = await openWorkbench(browser, `${origin}/workbench/`, variant);
        for (const entry of entries) {
          const screenshot = await Promise.race([
            takeStory(page, entry, variant, folder),
            hung(entry.id, variant),
          ]);
          stage.step(1);
          if (!screenshot) continue;
          // The page of an error says nothing of the story.
          const isReadable = withReadings && !screenshot.failure;
          screenshots.push({
            ...screenshot,
            ...(isReadable && { reading: await readPage(page) }),
          });
        }
        await page.close();
      };
      await Promise.all([work(stories.slice(0, half)), work(stories.slice(half))]);
      stage.done();
    }
  });
  const tokens = path.join(dist, defaultBase, tokensFolder);
  if (existsSync(tokens)) cpSync(tokens, tokensOf(folder), { recursive: true });
  return { folder, screenshots };
}

/** Takes a page of each kind of the built site, from top to bottom. */
async function takePages(
  browser: Browser,
  origin: string,
  variant: Variant,
  folder: string,
  withReadings: boolean,
) {
  const { mode, direction, width = 1280 } = variant;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => localStorage.setItem('direction', chosen), direction);
  const page = await context.newPage();
  await page.addInitScript(nameFunctions);
  const screenshots: Screenshot[] = [];
  for (const [kind, pathname] of Object.entries(pages)) {
    await page.goto(origin + pathname, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await showWholePage(page);
    const id = `page-${kind.replaceAll(' ', '-').toLowerCase()}`;
    const file = screenshotName(id, variant);
    await page.screenshot({
      path: path.join(folder, `${file}.png`),
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
    });
    screenshots.push({
      file,
      id,
      title: 'Pages',
      name: kind,
      mode: variantName(variant),
      ...(withReadings && { reading: await readPage(page) }),
    });
  }
  await context.close();
  return screenshots;
}

/** Images and frames that have not answered by then are shown as they are: stories can block them. */
const imageTimeoutMs = 5_000;

/** Runs in the page, where helpers of this module do not exist. */
const showWholeFrame = (frame: Frame) =>
  frame.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
  });

/**
 * Renders what a page skips outside of the window, in its frames too: a screenshot of the whole page would lack it.
 * Waits for its images.
 */
async function showWholePage(page: Page): Promise<void> {
  // A frame can navigate meanwhile.
  const frames = page.frames().map((frame) => showWholeFrame(frame).catch(() => undefined));
  await Promise.race([Promise.all(frames), sleep(imageTimeoutMs, undefined, { ref: false })]);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** tsx names functions by a helper that pages do not have. */
const nameFunctions = 'globalThis.__name = (named) => named';

async function openWorkbench(browser: Browser, url: string, { mode, direction }: Variant) {
  const page = await browser.newPage({ viewport: plainWindow });
  await page.addInitScript(nameFunctions);
  // In a window of another width, a `play` may press a link that it takes for something else. Frames of demos load.
  await page.addInitScript(() => {
    if (window !== window.top) return;
    navigation.addEventListener('navigate', (event) => {
      if (!event.destination.sameDocument) event.preventDefault();
    });
  });
  await openPreview(page, url, { mode, direction, a11y: { manual: true } });
  return page;
}

/** A story that has not finished by then hangs. */
const timeoutMs = 60_000;

/** Rejects when a story should long be taken: no step of a page that hangs would end by itself. */
async function hung(id: string, variant: Variant): Promise<never> {
  await sleep(3 * timeoutMs, undefined, { ref: false });
  throw new Error(`The page of ${id} in ${variantName(variant)} hangs. Take it again.`);
}

/** Whether a screenshot of the whole page would show another state: taking it scrolls back and closes popovers. */
const isBoundToWindow = (page: Page) =>
  page.evaluate(() => scrollY > 0 || document.querySelector(':popover-open') !== null);

/** Waits until boards show the stories in their frames. */
const boardsLoaded = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[data-loading]:has(iframe)') &&
      [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="viewMode=story"]')].every(
        ({ contentDocument }) =>
          contentDocument?.body.matches('.sb-show-main, .sb-show-errordisplay'),
      ),
    undefined,
    { timeout: timeoutMs },
  );

/**
 * Takes a story, without the empty area around what it shows; undefined where the story sets the modes of the variant
 * itself, and the first variant has shown it so.
 */
async function takeStory(
  page: Page,
  entry: StoryIndexEntry,
  variant: Variant,
  folder: string,
): Promise<Screenshot | undefined> {
  const { id, title, tags, importPath } = entry;
  const story = await readStory(page, id);
  const isFirst = variant.mode === 'light' && variant.direction === 'ltr';
  if (!isFirst && ['mode', 'direction'].every((name) => name in story.storyGlobals))
    return undefined;
  const storyWindow = ownWindow(story) ?? plainWindow;
  const width = variant.width ?? storyWindow.width;
  await page.setViewportSize({ ...storyWindow, width });
  await emulateMedia(page, { ...story.parameters.media, reducedMotion: 'reduce' });
  const error = await showStory(page, id, timeoutMs);
  await boardsLoaded(page);
  const file = screenshotName(id, variant);
  const picture = path.join(folder, `${file}.png`);
  const fullPage = !(await isBoundToWindow(page));
  if (fullPage) await showWholePage(page);
  const screenshot = await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  await sharp(screenshot).trim({ threshold: 1 }).toFile(picture);
  const ad = await page.evaluate(() => window.__workbench?.readAd?.());
  return {
    file,
    id,
    title,
    name: entry.name,
    mode: variantName(variant),
    importPath,
    ...(ad && { ad }),
    screenReader:
      isFirst && error === undefined
        ? await page.evaluate(() => window.__workbench?.readScreen?.())
        : undefined,
    // A story expects what it shows in a window of its own width, most of them in the first mode alone.
    ...(error !== undefined &&
      width === storyWindow.width &&
      (isFirst || tags?.includes('all-modes')) && {
        failure: storyFailure(entry, error, {
          globals: `mode:${variant.mode};direction:${variant.direction}`,
          picture,
        }),
      }),
  };
}
