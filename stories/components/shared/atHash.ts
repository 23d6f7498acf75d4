/** For `beforeEach`: the visit begins with this hash in the address. */
export const atHash = (hash: string) => () => history.replaceState(history.state, '', hash);

/** Follows a link within the page, and resolves when its event is over, which comes later. */
export const goTo = (hash: string) =>
  new Promise<void>((resolve) => {
    addEventListener('hashchange', () => resolve(), { once: true });
    location.hash = hash;
  });
