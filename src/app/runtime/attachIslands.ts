import type { Platform } from '../../platform/Platform';
import type { IslandName, mountIsland } from '../islands/islands';

/** Loads React, Material UI and the islands: one chunk. */
export type LoadIslands = () => Promise<{ mountIsland: typeof mountIsland }>;

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Makes the buttons of islands open them. An island loads and renders, closed, on the first sign of intent: a pointer or
 * the focus in the bar of its button, a touch; `warm` does it earlier. A failed load is retried on the next sign.
 * @param onFailure called when a click finds that the chunk cannot be loaded
 */
export function attachIslands(
  root: ParentNode,
  platform: Platform,
  load: LoadIslands,
  onFailure?: () => void,
) {
  const ended = new AbortController();
  const { signal } = ended;
  const all = [...root.querySelectorAll<HTMLElement>('[data-island]')].map((button) => {
    const alert = button.nextElementSibling as HTMLElement;
    let mounted: ReturnType<typeof mountIsland> | undefined;
    const mount = () =>
      (mounted ??= load().then((islands) =>
        islands.mountIsland(button.dataset.island as IslandName, platform, signal),
      ));
    const forget = () => (mounted = undefined);
    const warm = () => mount().catch(forget);
    const onClick = async () => {
      button.ariaBusy = 'true';
      alert.hidePopover();
      try {
        (await mount())();
      } catch {
        forget();
        alert.showPopover({ source: button });
        onFailure?.();
      }
      button.ariaBusy = 'false';
    };
    for (const type of intents)
      (button.closest('header') ?? button).addEventListener(type, warm, { passive: true, signal });
    button.addEventListener('click', onClick, { signal });
    return warm;
  });
  return { warm: () => all.forEach((warm) => warm()), detach: () => ended.abort() };
}
