/**
 * In the document of a demo, only what is around the demo is ours: its own HTML, and that in other stylings, is that of
 * the documented package.
 *
 * @param {{ data: string }} source
 */
function withoutDemo(source) {
  const data = source.data.replace(
    /(<div id="demo"[^>]*>)[^]*(?=<template id="demo-code")/,
    '$1</div>',
  );
  return [{ ...source, data }];
}

const frames = { name: 'frames', transformer: { default: Object.assign(withoutDemo, { api: 1 }) } };

export default {
  root: true,
  plugins: [frames],
  transform: { '/frames/[^/]+/index\\.html$': frames.name },
  extends: ['html-validate:standard'],
  rules: {
    // `>` is valid in text.
    'no-raw-characters': 'off',
    // The privacy switch has `autocomplete="off"`, the only way to keep Firefox from restoring a check box on reload.
    'valid-autocomplete': 'off',
  },
};
