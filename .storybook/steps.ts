import type { StoryContext } from 'storybook/internal/types';
import { FORCE_REMOUNT, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { ordinaryUser } from './addons/canvas/presets';
import { faultNames, faultsOf, hasFault } from './addons/faults/faultTable';

/** A window that the steps of a story need. */
export interface StepsNeed {
  /** The narrowest window, in pixels. */
  from: number;
  /** What a narrower one has instead, as the end of a sentence: `the menu is closed`. */
  because: string;
}

/** A story, with its `play` as Storybook prepares it. */
type PlayedStory = Pick<StoryContext, 'globals' | 'parameters'> & { playFunction?: unknown };

/**
 * Why a story does not run its `play`, a sentence each; none where it does.
 * @param width of the window, in pixels
 */
export function whyNotPlayed(
  { globals, parameters, playFunction }: PlayedStory,
  width: number,
): readonly string[] {
  if (!playFunction) return [];
  const { from = 0, because } = (parameters['stepsNeed'] ?? {}) as Partial<StepsNeed>;
  return [
    hasFault(faultsOf(globals, parameters['faults'])) && 'expect no fault',
    globals['visitor'] !== ordinaryUser.visitor &&
      parameters['adTimeline'] === true &&
      'expect a person who sees ads',
    globals['state'] === 'disabled' && 'use the controls',
    width < from && `need a window of at least ${from} px: in this one, ${because}`,
  ].flatMap((why) => (why ? `Shown before its steps, which ${why}.` : []));
}

/** Globals that are in force from the start of a story; the others act on it like a choice by the user. */
const startingGlobals = [
  ...['locale', 'viewport', 'direction', 'density'],
  ...Object.keys(ordinaryUser),
  ...faultNames,
];
const startOf = (globals: StoryContext['globals']) =>
  JSON.stringify(startingGlobals.map((name) => globals[name]));

let playedStory = '';

/** Whether a story is the last one that has run its steps to their end. */
export const hasPlayed = (storyId: string): boolean => playedStory === storyId;

/** The shown story, what it has started with, and what it has rendered with since. */
let [storyId, started, rendered] = ['', '', ''];

/**
 * Starts a story again, with its steps, when the toolbar or a panel changes what it has started with. Storybook renders
 * it with the new globals first. While it renders or plays, it cannot start again without a new document, which would
 * lose what was chosen in the last second.
 */
export function startAgainOnChange(): void {
  const channel = addons.getChannel();
  // Two while a story that still plays or completes renders again.
  let renderings = 0;
  channel.on(FORCE_REMOUNT, () => (started = ''));
  channel.on(STORY_RENDER_PHASE_CHANGED, (phase: { newPhase: string; storyId: string }) => {
    if (phase.newPhase === 'preparing') [storyId, started, renderings] = [phase.storyId, '', 0];
    if (phase.storyId !== storyId) return;
    if (phase.newPhase === 'played') playedStory = storyId;
    if (phase.newPhase === 'loading') renderings += 1;
    if (!['finished', 'aborted'].includes(phase.newPhase)) return;
    renderings = Math.max(0, renderings - 1);
    // Another rendering, if one waits, begins first.
    setTimeout(() => {
      if (renderings === 0 && started && started !== rendered)
        channel.emit(FORCE_REMOUNT, { storyId });
    });
  });
}

/** Remembers what the shown story starts with, and what it renders with later. */
export function rememberStart({ globals }: Pick<StoryContext, 'globals'>): void {
  rendered = startOf(globals);
  started ||= rendered;
}
