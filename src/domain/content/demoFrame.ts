/** Height of the frame of a demo where its page gives none, in pixels. */
export const defaultDemoHeight = 400;

/** Width of the stills of demos, in pixels: that of the article. */
export const stillWidth = 760;

/** Event of the `<iframe>` of a demo, once the demo has rendered. */
export const demoReady = 'docs-demo-ready';

/** Event of the `<iframe>` of a demo whose code could not be loaded. */
export const demoMissing = 'docs-demo-missing';
