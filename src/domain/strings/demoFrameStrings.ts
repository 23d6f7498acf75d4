/** Strings of the document that runs a demo, whose script includes no others; a part of `strings`. */
export const demoFrameStrings = {
  'crash.error': 'Error',
  'crash.lead': 'Reset it to start again. If it stops again, tell us: the report is filled in.',
  'crash.report': 'Report on GitHub',
  'crash.title': 'This demo stopped with an error',
  'demo.missing': 'There is no demo {demo}.',
  'demo.reset': 'Reset demo',
};
