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
 * Makes the buttons of islands open them. An island loads and renders, closed, on the first sign of intent: a pointer
 * or the focus in the bar of its button, a touch. On the button of another island, or in a dialog that waits for one,
 * they are no sign: what loads at the same time loads later. A failed load is retried on the next sign.
 * @returns a function that loads and renders them one after the other, those that a user waits for first
 */
export function attachIslands(
  root: ParentNode,
  platform: Platform,
  load: LoadIsland,
  { prepare, onFailure, reload, ...ends }: Options = {},
): () => Promise<void> {
  /** By name: several buttons may open one. */
  const mounted = new Map<string, Promise<OpenIsland>>();
  const loaded = new Set<string>();
  const all = [...root.querySelectorAll<HTMLAnchorElement>('[data-island]')].map((button) => {
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
    const warm = () => mount().catch(forget);
    const onIntent = ({ target }: Event) => {
      const meant = (target as Element).closest('[data-island],dialog');
      if (meant && meant !== button) return;
      prepare?.(button);
      void warm();
    };
    const onClick = async (event?: MouseEvent): Promise<void> => {
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
        else open(button);
      } catch {
        forget();
        showLoadFailure(line, () => void onClick());
        onFailure?.(() => showLoadFailure(line, () => void onClick(), reload));
      }
      button.ariaBusy = null;
    };
    for (const type of intents)
      (button.closest('header') ?? button).addEventListener(type, onIntent, {
        passive: true,
        ...ends,
      });
    button.addEventListener('click', onClick, ends);
    return warm;
  });
  return async () => {
    await Promise.allSettled(mounted.values());
    for (const warm of all) await warm();
  };
}
