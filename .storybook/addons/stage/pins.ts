import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ArgTypesEnhancer, StoryContextForEnhancers } from 'storybook/internal/types';

type Globals = Record<string, unknown>;

/** The globals that stories set, by the object that Storybook reads for each. */
const pinned = new Map<Globals, Globals>();

let isPinned = !/[;=]pins:off/.test(decodeURIComponent(location.search));

function pin(live: Globals, original: Globals) {
  for (const name of Object.keys(original)) delete live[name];
  if (isPinned) Object.assign(live, original);
}

/**
 * Follows the global `pins`: with `off`, what a story sets in its `globals` is only a suggestion, and the toolbar wins.
 * It changes no types of args; among the annotations of a preview, only enhancers see a story's globals before it
 * renders.
 */
export const collectPins: ArgTypesEnhancer = (context) => {
  // Storybook passes them, but its types do not say so.
  const { argTypes, storyGlobals } = context as StoryContextForEnhancers & {
    storyGlobals: Globals;
  };
  if (Object.keys(storyGlobals).length > 0 && !pinned.has(storyGlobals)) {
    pinned.set(storyGlobals, { ...storyGlobals });
    pin(storyGlobals, pinned.get(storyGlobals)!);
  }
  return argTypes;
};

export function followPins(): void {
  const channel = addons.getChannel();
  channel.on(UPDATE_GLOBALS, ({ globals }: { globals: Globals }) => {
    const wanted = globals.pins === undefined ? isPinned : globals.pins === 'on';
    if (wanted === isPinned) return;
    isPinned = wanted;
    for (const [live, original] of pinned) pin(live, original);
    // Storybook may have read them before.
    queueMicrotask(() => channel.emit(UPDATE_GLOBALS, { globals: {} }));
  });
}
