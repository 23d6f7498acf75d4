import type { Diagram } from '../Diagram';

export const dialogPromise: Diagram = {
  label:
    'How a dialog returns its result. An event handler awaits dialogs.confirm. DialogsProvider renders the dialog with the props open, payload and onClose. A click on a button calls onClose with the result true; the provider resolves the promise with it, and the handler continues.',
  boxes: {
    handler: {
      title: 'Event handler',
      lines: ['const ok = await', 'dialogs.confirm(', "  'Delete it?');"],
      wide: [1, 3, 23, 20],
      narrow: [1, 1, 38, 11],
    },
    provider: {
      kind: 'accent',
      title: 'DialogsProvider',
      lines: ['dialog 1', 'dialog 2'],
      wide: [35, 3, 20, 20],
      narrow: [1, 22, 38, 10],
    },
    dialog: { kind: 'screen', title: 'Confirm', wide: [66, 3, 23, 20], narrow: [1, 42, 38, 15] },
    text: { sketch: 'text', wide: [68, 8, 19, 5], narrow: [3, 47, 34, 4] },
    cancel: { sketch: 'outlinedButton', wide: [68, 17, 8, 3], narrow: [17, 52, 9, 3] },
    ok: { sketch: 'button', wide: [78, 17, 9, 3], narrow: [28, 52, 9, 3] },
  },
  arrows: [
    { from: 'handler', to: 'provider', callout: 1, at: 0.25 },
    { from: 'provider', to: 'dialog', callout: 2, at: 0.25 },
    { from: 'dialog', to: 'provider', callout: 3, at: 0.75 },
    { from: 'provider', to: 'handler', callout: 4, at: 0.75 },
  ],
  legend: [
    'The call adds a dialog to the stack and returns a promise.',
    'The provider renders it with `open`, `payload` and `onClose`.',
    'A button calls `onClose(true)`. An async `onClose` option keeps the dialog open until it is done.',
    'The promise resolves with the result. The dialog fades out and unmounts after 1000 ms.',
  ],
};
