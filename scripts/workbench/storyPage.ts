import type { Page } from '@playwright/test';

/** Media features that a story is rendered with. */
export interface StoryMedia {
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
  print?: boolean;
}

/** The window of stories that set none. */
export const plainWindow = { width: 1280, height: 720 };

export const emulateMedia = (page: Page, media: StoryMedia = {}) =>
  page.emulateMedia({
    colorScheme: media.colorScheme ?? 'light',
    reducedMotion: media.reducedMotion ?? 'no-preference',
    forcedColors: media.forcedColors ?? 'none',
    media: media.print ? 'print' : 'screen',
  });
