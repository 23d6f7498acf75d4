/** Event of the `<iframe>` of a demo, once the demo shows what its still does. */
export const demoReady = 'docs-demo-ready';

/** Event of the `<iframe>` of a demo whose code could not be loaded. */
export const demoMissing = 'docs-demo-missing';

/** Key of the edits of a page in session storage. */
export const editsKey = (pathname: string) => `docs-edits ${pathname}`;
