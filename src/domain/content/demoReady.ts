/** Event of the `<iframe>` of a demo, once the demo has rendered. */
export const demoReady = 'docs-demo-ready';
