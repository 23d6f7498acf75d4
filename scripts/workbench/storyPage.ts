import type { Page } from '@playwright/test';
import type { WindowOfStory } from './ownWindow';

/** Media features that a story is rendered with. */
export interface StoryMedia {
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
  print?: boolean;
}

interface Story extends WindowOfStory {
  parameters: WindowOfStory['parameters'] & { media?: StoryMedia };
  /** The globals that the story itself sets. */
  storyGlobals: WindowOfStory['storyGlobals'] & Record<string, unknown>;
  tags: string[];
  /** Whether it has a `play`, its own or that of the story that it extends. */
  hasPlay: boolean;
}

/** The parts of Storybook's preview that are used here; Storybook has no public types for them. */
export interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    currentRender?: {
      isPending(): boolean;
      phase?: string;
      renderOptions?: { autoplay: boolean };
    };
    storyStore: {
      loadStory(story: {
        storyId: string;
      }): Promise<Omit<Story, 'hasPlay'> & { playFunction?: unknown }>;
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: (payload: ChannelPayload) => void): void;
    off(event: string, listener: (payload: ChannelPayload) => void): void;
  };
}

interface ChannelPayload {
  storyId?: string;
  message?: string;
  description?: string;
}

/** The window of stories that set none. */
export const plainWindow = { width: 1280, height: 720 };

/** Opens the preview of a workbench, where stories are rendered with the globals. */
export async function openPreview(page: Page, url: string | undefined, globals: object) {
  await page.goto(new URL('iframe.html', url).href, { waitUntil: 'load' });
  await page.evaluate(async (given) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as PreviewWindow;
    await preview.ready();
    channel.emit('updateGlobals', { globals: given });
  }, globals);
}

export const readStory = (page: Page, id: string): Promise<Story> =>
  page.evaluate(async (storyId) => {
    const { storyStore } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    const { parameters, storyGlobals, tags, playFunction } = await storyStore.loadStory({
      storyId,
    });
    const { viewport, media } = parameters;
    return {
      parameters: { viewport, media },
      storyGlobals,
      tags,
      hasPlay: playFunction !== undefined,
    };
  }, id);

export const emulateMedia = (page: Page, media: StoryMedia = {}) =>
  page.emulateMedia({
    colorScheme: media.colorScheme ?? 'light',
    reducedMotion: media.reducedMotion ?? 'no-preference',
    forcedColors: media.forcedColors ?? 'none',
    media: media.print ? 'print' : 'screen',
  });
