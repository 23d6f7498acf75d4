/** For `beforeEach`: the visit begins with this hash in the address. */
export const atHash = (hash: string) => () => history.replaceState(history.state, '', hash);
