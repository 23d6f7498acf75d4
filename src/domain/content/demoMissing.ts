/** Event of the `<iframe>` of a demo whose code could not be loaded. */
export const demoMissing = 'docs-demo-missing';
