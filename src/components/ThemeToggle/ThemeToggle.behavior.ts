import type { Platform, TimerId } from '../../platform/Platform';

/** Milliseconds by which the color follows the page: writing it takes time in which the page would not be painted. */
export const themeColorDelay = 100;

/** Matches the color of the browser's interface to the color scheme of the page. */
export function attachThemeColor(
  root: ParentNode,
  { preferences, clock }: Pick<Platform, 'preferences' | 'clock'>,
): () => void {
  const metas = [...root.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const original = metas.map((meta) => meta.content);
  let timer: TimerId | undefined;
  const update = () => {
    const content =
      original[metas.findIndex((meta) => meta.media.includes(preferences.colorScheme()))];
    if (content) for (const meta of metas) if (meta.content !== content) meta.content = content;
  };
  update();
  const unsubscribe = preferences.subscribe(() => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(update, themeColorDelay);
  });
  return () => {
    unsubscribe();
    clock.clearTimeout(timer);
  };
}
