/**
 * Redirects from the anchor of a heading that moved to its new page; without JavaScript a link is shown.
 * @param follow replaces the current URL
 */
export function attachMovedAnchors(
  root: ParentNode,
  _platform?: unknown,
  signal?: AbortSignal,
  follow = (href: string) => location.replace(href),
): void {
  const redirect = () => {
    // Not by `:target`, which nothing is yet while the page loads.
    const moved = [...root.querySelectorAll<HTMLElement>('[data-moved]')].find(
      ({ id }) => new URL(`#${id}`, location.href).hash === location.hash,
    );
    if (moved) follow(moved.querySelector('a')!.getAttribute('href')!);
  };
  redirect();
  addEventListener('hashchange', redirect, { signal });
}
