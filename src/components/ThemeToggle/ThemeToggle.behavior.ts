import type { Platform } from '../../platform/Platform';

/** Keeps the colour of the browser's own interface in the scheme that is shown, whatever the system prefers. */
export function attachThemeColor(root: ParentNode, { preferences }: Pick<Platform, 'preferences'>): () => void {
  const metas = [...root.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const original = metas.map((meta) => meta.content);
  const update = () => {
    const content = original[metas.findIndex((meta) => meta.media.includes(preferences.colorScheme()))];
    if (content) for (const meta of metas) if (meta.content !== content) meta.content = content;
  };
  update();
  return preferences.subscribe(update);
}
