/** Makes the link over a film play it in place, with the controls of the browser. Without script it opens the file. */
export function attachFilms(root: Node, _platform?: unknown, signal?: AbortSignal): void {
  const onClick = (event: Event) => {
    const { ctrlKey, metaKey, shiftKey, target } = event as MouseEvent;
    const link = (target as Element).closest<HTMLElement>('[data-film]');
    const film = link?.parentElement!.querySelector('video');
    if (!link || !film || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    link.hidden = true;
    film.hidden = false;
    film.controls = true;
    film.focus();
    // Its controls say when it cannot be played.
    film.play().catch(() => undefined);
  };
  root.addEventListener('click', onClick, { signal });
}
