import { definePreviewAddon } from 'storybook/internal/csf';
import type { Measure } from '../scripts/screenshots/takeScreenshots';
import type { FaultName } from './addons/faults/faultTable';
import type { UserGlobals } from './addons/canvas/presets';
import type { Debt } from './addons/tokens/tokenReading';
import type { StepsNeed } from './steps';
import type { StoryMedia } from '../scripts/workbench/storyPage';
import type { Preferences } from '../src/domain/preferences/preferenceTable';
import type { Behavior } from '../stories/kit/asOnPage';
import type { Locale } from '../stories/kit/pseudoLocales';
import type { FakePlatform, FakePlatformOptions } from '../stories/kit/createFakePlatform';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The fake platform of this story: `play: ({ platform }) => platform.clock.advance(2000)`. */
    platform: FakePlatform;
  }
}

export interface WorkbenchTypes {
  parameters: {
    /** Initial state of the fake platform; plain data. */
    platform?: FakePlatformOptions;
    /** Media features emulated in the test run, for CSS media queries. */
    media?: StoryMedia;
    /** Behaviors that are attached to the story's markup, as on a page. */
    behaviors?: readonly Behavior[] | ((args: never) => readonly Behavior[]);
    /** Shows the page without its script. */
    noScript?: boolean;
    /** Whether React runs in the browser: in islands and demos. */
    hydrated?: boolean;
    /** Whether the story has an ad whose clock the panel "Ad timeline" moves. */
    adTimeline?: boolean;
    /** What can go wrong in the story: switches of the panel "Faults". */
    faults?: readonly FaultName[];
    /** The windows in which the steps of `play` hold; without it, all. */
    stepsNeed?: StepsNeed;
  };
  globals: Partial<Preferences & UserGlobals & { locale: Locale; state: string; compare: string }>;
}

/**
 * Adds these types to every story. `definePreview(…).type<…>()` is not an option: Storybook reads the order of the
 * sidebar from the preview's source, and only understands a plain `definePreview`.
 */
export const workbenchTypes = () => definePreviewAddon<WorkbenchTypes>({});

/** Read by the test runner after a story. */
export interface WorkbenchReport {
  storyId: string;
  /** The globals of the story, with those it sets itself. */
  globals: Record<string, unknown>;
  /** Attributes of `<html>` after the first render, before `play`. */
  shown: { direction: string | null; colorScheme: string | null };
  foreignRequests: string[];
  /** Whether the story has run its steps. */
  isPlayed: boolean;
  /** Lines of the workbench above the story. */
  notes: readonly string[];
  /** What a screen reader gets of the story now, a line for each item. */
  readScreen(): Promise<string[]>;
  /** What of the story no token stands behind. */
  readDebt(): Promise<Debt[]>;
  /** What is measured of the story's ad now; only of stories with one. */
  readAd?(): Promise<Measure[] | undefined>;
}

declare global {
  interface Window {
    __workbench?: WorkbenchReport;
  }
}
