import { definePreviewAddon } from 'storybook/internal/csf';
import type { Preferences } from '../src/domain/preferences/Preferences';
import type { Locale } from '../stories/kit/pseudoLocales';
import type { FakePlatform, FakePlatformOptions } from '../stories/kit/createFakePlatform';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The fake outside world of this story: `play: ({ platform }) => platform.clock.advance(2000)`. */
    platform: FakePlatform;
  }
}

export interface WorkbenchTypes {
  parameters: {
    /** What the outside world is like when the story begins; plain data. */
    platform?: FakePlatformOptions;
    /** What the browser itself reports in the test run, for CSS media queries. */
    media?: {
      colorScheme?: 'light' | 'dark';
      reducedMotion?: 'reduce' | 'no-preference';
      forcedColors?: 'active' | 'none';
      print?: boolean;
    };
    /** The window of the test run, where it is not to have the size of the story's viewport. In pixels. */
    testWindow?: { width: number; height: number };
  };
  globals: Partial<Preferences & { locale: Locale }>;
}

/**
 * Adds the types to every story. Not by `definePreview(…).type<…>()`: Storybook reads the order of the
 * sidebar out of the preview's source, and understands nothing but a plain `definePreview`.
 */
export const workbenchTypes = () => definePreviewAddon<WorkbenchTypes>({});

/** What the test runner reads from the page after a story. */
export interface WorkbenchReport {
  storyId: string;
  /** The globals of the story, pins of the story included. */
  globals: Record<string, unknown>;
  /** What `<html>` said when the story was first drawn, before `play`. */
  shown: { direction: string | null; colorScheme: string | null };
  foreignRequests: string[];
}

declare global {
  interface Window {
    __workbench?: WorkbenchReport;
  }
}
