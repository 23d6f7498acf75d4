/** For `beforeEach`: sets the initial hash of the URL. */
export const atHash = (hash: string) => () => history.replaceState(history.state, '', hash);

/** Follows a link within the page, and resolves after its `hashchange` event. */
export const goTo = (hash: string) =>
  new Promise<void>((resolve) => {
    addEventListener('hashchange', () => resolve(), { once: true });
    location.hash = hash;
  });
