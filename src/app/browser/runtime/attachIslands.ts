import {
  hideLoadFailure,
  showLoadFailure,
} from '../../../components/LoadFailure/LoadFailure.behavior';
import { startSearch } from '../../../components/SearchButton/SearchButton.behavior';
import type { Platform } from '../../../platform/Platform';
import type { OpenIsland } from '../islands/IslandRoot';
import type { LoadIsland } from '../islands/loadIsland';

interface Options {
  /** Called on each sign of intent, before the code of the island is requested. */
  prepare?: (button: HTMLAnchorElement) => void;
  /** Called when a click finds that the chunk cannot be loaded; calls back if the page has a new version without it. */
  onFailure?: (onNewVersion: () => void) => void;
  reload?: () => void;
  /** Detaches and unmounts the islands. */
  signal?: AbortSignal;
}

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Makes the buttons of islands open them. An island loads and renders, closed, on the first sign of intent: a pointer,
 * a touch or the focus on its button. A failed load is retried on the next sign.
 * @returns a function that waits for the islands that load at the moment
 */
export function attachIslands(
  root: ParentNode,
  platform: Platform,
  load: LoadIsland,
  { prepare, onFailure, reload, ...ends }: Options = {},
): () => Promise<unknown> {
  /** By name: several buttons may open one. */
  const mounted = new Map<string, Promise<OpenIsland>>();
  const loaded = new Set<string>();
  for (const button of root.querySelectorAll<HTMLAnchorElement>('[data-island]')) {
    const name = button.dataset.island!;
    const mount = () => {
      const mounting =
        mounted.get(name) ??
        load(name).then(async (islands) => {
          const open = await islands.mountIsland(button, platform, ends.signal);
          loaded.add(name);
          return open;
        });
      mounted.set(name, mounting);
      return mounting;
    };
    const forget = () => mounted.delete(name);
    const onIntent = () => {
      prepare?.(button);
      mount().catch(forget);
    };
    const onClick = async (event?: MouseEvent | KeyboardEvent): Promise<void> => {
      // A link that is opened in another tab.
      if (event && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event?.preventDefault();
      // Again, if the user has closed its dialog and the search still loads.
      const search =
        name === 'Search' ? startSearch(button, loaded.has(name), platform) : undefined;
      if (button.ariaBusy) return;
      button.ariaBusy = 'true';
      prepare?.(button);
      const line = search?.line ?? (button.nextElementSibling as HTMLElement);
      try {
        const open = await mount();
        hideLoadFailure(line, button);
        // The menu of a phone would cover the dialog.
        button.closest<HTMLElement>(':popover-open')?.hidePopover();
        if (search) await search.finish(open);
        else await open(button);
      } catch {
        forget();
        showLoadFailure(line, () => void onClick());
        onFailure?.(() => showLoadFailure(line, () => void onClick(), reload));
      }
      button.ariaBusy = null;
    };
    // A link, for those without script, which the space bar does not activate.
    if (button.href)
      button.addEventListener('keydown', (event) => event.key === ' ' && void onClick(event), ends);
    for (const type of intents) button.addEventListener(type, onIntent, { passive: true, ...ends });
    button.addEventListener('click', onClick, ends);
  }
  return () => Promise.allSettled(mounted.values());
}
