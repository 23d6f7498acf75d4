// cspell:ignore errordisplay -- a class of Storybook
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { StoryIndex, StoryIndexEntry } from 'storybook/internal/types';
import { type Picture, pictureName, type Variant, variantName } from './Picture';
import { showWholePage } from './showWholePage';
import { ownWindow } from '../workbench/ownWindow';
import {
  emulateMedia,
  openPreview,
  plainWindow,
  readStory,
  type PreviewWindow,
} from '../workbench/storyPage';

/** A story that has not finished by then hangs. */
const timeoutMs = 60_000;

/** Shows a story and waits until its `play` has run; resolves to the reason of a failure. */
const show = (page: Page, storyId: string): Promise<string | undefined> =>
  page.evaluate(
    ({ id, timeout }) =>
      new Promise<string | undefined>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
        let failure: string | undefined;
        const failed = (reason: { message?: string; description?: string }) => {
          failure ??= reason.message ?? reason.description ?? 'failed';
        };
        const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException'];
        const end = (reason?: string) => {
          window.clearTimeout(timer);
          for (const event of failures) channel.off(event, failed);
          channel.off('storyFinished', finished);
          resolve(reason);
        };
        const finished = ({ storyId: ended }: { storyId?: string }) => {
          if (ended === id) end(failure);
        };
        const timer = window.setTimeout(() => end(failure ?? 'did not finish'), timeout);
        for (const event of failures) channel.on(event, failed);
        channel.on('storyFinished', finished);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    { id: storyId, timeout: timeoutMs },
  );

/**
 * The part of the page that something is visible in, with a margin, in pixels of the page. An observer knows what is
 * left of an element where others clip it.
 */
const visibleBox = (page: Page) =>
  page.evaluate(async () => {
    const margin = 8;
    const elements = [...document.querySelectorAll('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver(
        (all) => {
          observer.disconnect();
          resolve(all);
        },
        { root: document, rootMargin: '100000px' },
      );
      for (const element of elements) observer.observe(element);
      if (elements.length === 0) resolve([]);
    });
    const tooltips = elements.flatMap((element) => {
      const tip = getComputedStyle(element, '::after');
      if (!element.matches('[data-tip]') || tip.visibility === 'hidden') return [];
      const { left, top } = element.getBoundingClientRect();
      const [x, y, width, height] = [tip.left, tip.top, tip.width, tip.height].map(parseFloat);
      return [new DOMRect(left + x!, top + y!, width, height)];
    });
    const boxes = [...entries.map(({ intersectionRect }) => intersectionRect), ...tooltips].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    const { scrollWidth, scrollHeight } = document.documentElement;
    const [left, top] = [
      Math.min(...boxes.map((box) => box.left + scrollX)),
      Math.min(...boxes.map((box) => box.top + scrollY)),
    ].map((edge) => Math.max(0, Math.floor(edge - margin)));
    const right = Math.max(...boxes.map((box) => box.right + scrollX)) + margin;
    const bottom = Math.max(...boxes.map((box) => box.bottom + scrollY)) + margin;
    return boxes.length === 0
      ? undefined
      : {
          x: left!,
          y: top!,
          width: Math.ceil(Math.min(right, scrollWidth)) - left!,
          height: Math.ceil(Math.min(bottom, scrollHeight)) - top!,
        };
  });

/** Whether a picture of the whole page would show another state: taking it scrolls back and closes popovers. */
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

async function openPage(browser: Browser, url: string, { mode, direction }: Variant) {
  const page = await browser.newPage({ viewport: plainWindow });
  // tsx names functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
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

/** Takes the picture of a story; undefined where an earlier variant has shown it so. */
async function takeOne(
  page: Page,
  { id, title, name: storyName, tags }: StoryIndexEntry,
  variant: Variant,
  folder: string,
): Promise<Picture | undefined> {
  const story = await readStory(page, id);
  const isFirst = variant.mode === 'light' && variant.direction === 'ltr';
  if (!isFirst && ['mode', 'direction'].every((name) => name in story.storyGlobals))
    return undefined;
  const own = ownWindow(story) ?? plainWindow;
  const width = variant.width ?? own.width;
  await page.setViewportSize({ ...own, width });
  await emulateMedia(page, { ...story.parameters.media, reducedMotion: 'reduce' });
  const error = await show(page, id);
  await boardsLoaded(page);
  const name = pictureName(id, variant);
  const isBound = await isBoundToWindow(page);
  if (!isBound) await showWholePage(page);
  const clip = isBound ? undefined : await visibleBox(page);
  await page.screenshot({
    path: path.join(folder, `${name}.png`),
    animations: 'disabled',
    caret: 'hide',
    ...(clip && { fullPage: true, clip }),
  });
  return {
    name,
    group: title,
    caption: `${storyName} · ${variantName(variant)}`,
    // A story expects what it shows in a window of its own width, most of them in the first mode alone.
    ...(error !== undefined &&
      width === own.width &&
      (isFirst || tags?.includes('all-modes')) && { error: error.split('\n')[0] }),
  };
}

/**
 * Takes a picture of every story of a built workbench.
 * @param url of the workbench
 * @param folder receives the files
 * @param step called after each story
 */
export async function takeStoryPictures(
  browser: Browser,
  {
    url,
    index,
    variant,
    folder,
  }: { url: string; index: StoryIndex; variant: Variant; folder: string },
  step: () => void,
): Promise<Picture[]> {
  const waiting = Object.values(index.entries).filter(({ type }) => type === 'story');
  const pictures: Picture[] = [];
  // Neighbors share what they load, so each worker takes half of the list.
  const half = Math.ceil(waiting.length / 2);
  const work = async (entries: StoryIndexEntry[]) => {
    const page = await openPage(browser, url, variant);
    for (const entry of entries) {
      const picture = await takeOne(page, entry, variant, folder);
      if (picture) pictures.push(picture);
      step();
    }
    await page.close();
  };
  const entries = waiting as StoryIndexEntry[];
  await Promise.all([work(entries.slice(0, half)), work(entries.slice(half))]);
  return pictures;
}
