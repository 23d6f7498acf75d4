import type { Platform } from '../../platform/Platform';

/** Copies the page as Markdown, by code that is loaded for it. */
export function attachPageTools(
  root: Node,
  platform: Pick<Platform, 'clock' | 'clipboard'>,
  signal?: AbortSignal,
): void {
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy-page]');
    if (button) void import('./copyPage').then((module) => module.copyPage(button, platform));
  };
  root.addEventListener('click', onClick, { signal });
}
