/**
 * Takes a reader who came for a part that has moved to where it is now; without script a link stands there.
 * @param follow goes to an address in place of the current one
 */
export function attachMovedAnchors(
  root: ParentNode,
  _platform?: unknown,
  follow = (href: string) => location.replace(href),
): () => void {
  const look = () => {
    // Not by `:target`, which nothing is yet while the page loads.
    const moved = [...root.querySelectorAll<HTMLElement>('[data-moved-to]')].find(
      ({ id }) => new URL(`#${id}`, location.href).hash === location.hash,
    );
    if (moved) follow(moved.dataset.movedTo!);
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}
