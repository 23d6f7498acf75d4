/** Event of the `<iframe>` of a demo whose code could not be loaded. */
export const demoMissing = 'docs-demo-missing';

/** Attribute of the element that holds the demo, set as soon as the frame's script runs. */
export const demoRuns = 'data-runs';
