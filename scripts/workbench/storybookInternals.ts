import type { Locator, Page } from '@playwright/test';
import type { WindowOfStory } from './ownWindow';
import type { StoryMedia } from './storyPage';

interface Story extends WindowOfStory {
  parameters: WindowOfStory['parameters'] & { media?: StoryMedia };
  /** The globals that the story itself sets. */
  storyGlobals: WindowOfStory['storyGlobals'] & Record<string, unknown>;
  tags: string[];
  /** Whether it has a `play`, its own or that of the story that it extends. */
  hasPlay: boolean;
}

/** The rules of axe on a story that has ended, and its steps. */
export interface StoryEvidence {
  storyId: string;
  passed: string[];
  failed: string[];
  steps: string[];
}

interface ChannelPayload {
  storyId?: string;
  /** The results of addons, in `storyFinished`. */
  reporters?: { type: string; result?: Record<'passes' | 'violations', { id: string }[]> }[];
  /** In `stepsEvent`. */
  steps?: { label: string }[];
  message?: string;
  description?: string;
}

/** What is used of Storybook 10.6 without a public API: in this file only, whose functions throw where it is gone. */
interface Internals {
  __STORYBOOK_PREVIEW__?: {
    ready?(): Promise<void>;
    currentRender?: {
      phase?: string;
      isPending?(): boolean;
      renderOptions?: { autoplay?: boolean };
    };
    storyStore?: {
      loadStory?(story: {
        storyId: string;
      }): Promise<Omit<Story, 'hasPlay'> & { playFunction?: unknown }>;
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: (payload: ChannelPayload) => void): void;
    off(event: string, listener: (payload: ChannelPayload) => void): void;
  };
  /** Whether Storybook has read that its outlines are there already: see `withoutOutlines`. */
  outlinesAsked?: boolean;
  lastEvidence?: StoryEvidence;
}

const gone = (part: string, use: string) =>
  new Error(
    `Storybook has no ${part} any more, which ${use}. Find what replaces it, and change scripts/workbench/storybookInternals.ts.`,
  );

/**
 * Sets whether Storybook plays the shown story. Its only public option, `embed` in the URL, holds for all stories of a
 * page.
 */
export function setAutoplay(plays: boolean): void {
  const { __STORYBOOK_PREVIEW__: preview } = window as Internals;
  const options = preview?.currentRender?.renderOptions;
  if (typeof options?.autoplay !== 'boolean')
    throw gone('`currentRender.renderOptions.autoplay`', 'keeps `play` from running under a fault');
  options.autoplay = plays;
}

/**
 * Keeps Storybook's outlines of elements out of a page that is yet to open. They read the style of every element after
 * each change of the document, a third of a story's time; the public option would take them from the workbench.
 */
const withoutOutlines = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, '__STORYBOOK_HIGHLIGHT_INITIALIZED', {
      get: () => ((window as Internals).outlinesAsked = true),
    }),
  );

/** Sets globals in the preview or the manager without a new document, which those of the URL need. */
export async function setGlobals(page: Page, globals: object): Promise<void> {
  const isSet = await page.evaluate((given) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as Internals;
    channel?.emit('updateGlobals', { globals: given });
    return channel !== undefined;
  }, globals);
  if (!isSet) throw gone('`__STORYBOOK_ADDONS_CHANNEL__`', 'sets globals and shows stories');
}

/**
 * Opens the preview of a workbench, where stories are rendered with the globals. The URL of a single story, which is
 * public, would load the page again for each.
 */
export async function openPreview(page: Page, url: string | undefined, globals: object) {
  await withoutOutlines(page);
  await page.goto(new URL('iframe.html', url).href, { waitUntil: 'load' });
  const outlinesAsked = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as Internals;
    await preview?.ready?.();
    return (window as Internals).outlinesAsked;
  });
  if (!outlinesAsked)
    throw gone('`ready` or `__STORYBOOK_HIGHLIGHT_INITIALIZED`', 'makes test runs a third faster');
  await setGlobals(page, globals);
}

/**
 * Keeps, in an open preview, what the story that ended last has shown.
 * @param stepsOf the event that lists the steps of a story
 */
export async function keepEvidence(page: Page, stepsOf: string): Promise<void> {
  const isKept = await page.evaluate((stepsEvent) => {
    const preview = window as Internals;
    const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
    let steps: string[] = [];
    channel?.on(stepsEvent, (log) => {
      steps = log.steps?.map(({ label }) => label) ?? [];
    });
    channel?.on('storyFinished', ({ storyId = '', reporters = [] }) => {
      const { passes = [], violations = [] } =
        reporters.find(({ type }) => type === 'a11y')?.result ?? {};
      const [passed, failed] = [passes.map(({ id }) => id), violations.map(({ id }) => id)];
      preview.lastEvidence = { storyId, passed, failed, steps };
      steps = [];
    });
    return channel !== undefined;
  }, stepsOf);
  if (!isKept) throw gone('`__STORYBOOK_ADDONS_CHANNEL__`', 'tells what a story has shown');
}

/** What a story that has just ended has shown; undefined for one that has not. */
export const evidenceOf = (page: Page, id: string): Promise<StoryEvidence | undefined> =>
  page.evaluate((storyId) => {
    const { lastEvidence: last } = window as Internals;
    return last?.storyId === storyId ? last : undefined;
  }, id);

/** A story before it is shown: its window and media are set first. The public index has no parameters. */
export async function readStory(page: Page, id: string): Promise<Story> {
  const story = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as Internals;
    const loaded = await preview?.storyStore?.loadStory?.({ storyId });
    if (!loaded) return undefined;
    const { parameters, storyGlobals, tags, playFunction } = loaded;
    const { viewport, media } = parameters;
    return {
      parameters: { viewport, media },
      storyGlobals,
      tags,
      hasPlay: playFunction !== undefined,
    };
  }, id);
  if (!story) throw gone('`storyStore.loadStory`', 'gives the parameters of a story');
  return story;
}

/** Shows a story and waits until its `play` has run; resolves to the reason of a failure. */
export const showStory = (
  page: Page,
  storyId: string,
  timeoutMs: number,
): Promise<string | undefined> =>
  page.evaluate(
    ({ id, timeout }) =>
      new Promise<string | undefined>((resolve) => {
        const channel = (window as Internals).__STORYBOOK_ADDONS_CHANNEL__!;
        let failure: string | undefined;
        const failed = (reason: ChannelPayload) => {
          failure ??= reason.message ?? reason.description ?? 'failed';
        };
        const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException'];
        const end = (reason?: string) => {
          window.clearTimeout(timer);
          for (const event of failures) channel.off(event, failed);
          channel.off('storyFinished', finished);
          resolve(reason);
        };
        const finished = ({ storyId: ended }: ChannelPayload) => {
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
 * Whether a story is on screen, with its steps; before that, another start can leave Storybook with an empty page. Its
 * events tell this only to those who listen from the start.
 */
export async function isShown(root: Locator): Promise<boolean> {
  const phase = await root.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    const render = (window as Internals).__STORYBOOK_PREVIEW__?.currentRender;
    return render ? (render.phase ?? 'gone') : 'none';
  });
  if (phase === 'gone') throw gone('`currentRender.phase`', 'says when a story is shown');
  return phase === 'finished';
}

/**
 * Waits until a story that has failed is done. Storybook reloads a page that is asked for another story while the
 * checks of this one still run, and every later story of the group would fail.
 */
export async function untilDone(page: Page): Promise<void> {
  const state = await page.waitForFunction(() => {
    const render = (window as Internals).__STORYBOOK_PREVIEW__?.currentRender;
    if (render && !render.isPending) return 'gone';
    return !render?.isPending?.();
  });
  if ((await state.jsonValue()) === 'gone')
    throw gone('`currentRender.isPending`', 'says when a failed story is done');
}
