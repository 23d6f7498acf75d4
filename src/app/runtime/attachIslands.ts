import type { Platform } from '../../platform/Platform';
import type { IslandName, mountIsland } from '../islands/islands';

/** Loads React, Material UI and the islands: one chunk. */
export type LoadIslands = () => Promise<{ mountIsland: typeof mountIsland }>;

interface Options {
  /** Called when a click finds that the chunk cannot be loaded. */
  onFailure?: () => void;
  /** Detaches and unmounts the islands. */
  signal?: AbortSignal;
}

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Makes the buttons of islands open them. An island loads and renders, closed, on the first sign of intent: a pointer
 * or the focus in the bar of its button, a touch. A failed load is retried on the next sign.
 * @returns a function that loads and renders them earlier
 */
export function attachIslands(
  root: ParentNode,
  platform: Platform,
  load: LoadIslands,
  { onFailure, ...ends }: Options = {},
): () => void {
  const all = [...root.querySelectorAll<HTMLElement>('[data-island]')].map((button) => {
    const alert = button.nextElementSibling as HTMLElement;
    let mounted: ReturnType<typeof mountIsland> | undefined;
    const mount = () =>
      (mounted ??= load().then((islands) =>
        islands.mountIsland(button.dataset.island as IslandName, platform, ends.signal),
      ));
    const forget = () => (mounted = undefined);
    const warm = () => mount().catch(forget);
    const onClick = async () => {
      if (button.ariaBusy) return;
      button.ariaBusy = 'true';
      alert.hidePopover();
      try {
        (await mount())();
      } catch {
        forget();
        alert.showPopover();
        onFailure?.();
      }
      button.ariaBusy = null;
    };
    for (const type of intents)
      (button.closest('header') ?? button).addEventListener(type, warm, { passive: true, ...ends });
    button.addEventListener('click', onClick, ends);
    return warm;
  });
  return () => all.forEach((warm) => warm());
}
