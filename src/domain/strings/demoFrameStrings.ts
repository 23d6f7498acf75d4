/** Strings of the document that runs a demo, whose script includes no others; a part of `strings`. */
export const demoFrameStrings = {
  'crash.error': 'Error',
  'crash.lead':
    'Reset the demo to start again. If it fails again, report it: the issue is filled in for you.',
  'crash.report': 'Report on GitHub',
  'crash.title': 'This demo stopped with an error',
  'demo.missing': 'There is no demo named {demo}.',
  'demo.reset': 'Reset demo',
  'demo.theme':
    'window.theme is the Material UI theme of this frame. Choose the frame as the context of the console to read it.',
  'edit.empty': 'The component renders nothing. Return an element from it.',
  'edit.export': 'The file needs a component as its default export.',
  'edit.import': '"{module}" is not available here.',
};
