import type { Diagram } from '../Diagram';
import { outlineBoxes, slotLeaders, slotNameBoxes, type OutlinePart } from '../outline';

const slots = ['signInButton', 'preview', 'popover', 'popoverContent', 'signOutButton'];

const signedOut: OutlinePart[] = [
  { at: [94, 16, 172, 31], slot: 'signInButton' },
  { at: [150, 26, 60, 11], sketch: 'heading' },
];

/** `popoverContent` is as large as `popover`; here it is smaller, so that both are seen. */
const signedIn: OutlinePart[] = [
  { at: [310, 12, 42, 42], slot: 'preview' },
  { at: [315, 17, 32, 32], sketch: 'avatar' },
  { at: [62, 62, 282, 118], slot: 'popover' },
  { at: [69, 69, 268, 104], slot: 'popoverContent', numberAtStart: true },
  { at: [82, 73, 40, 40], sketch: 'avatar' },
  { at: [142, 79, 100, 10], sketch: 'heading' },
  { at: [142, 97, 160, 8], sketch: 'heading' },
  { at: [232, 132, 98, 31], slot: 'signOutButton' },
  { at: [254, 142, 54, 10], sketch: 'heading' },
];

export const accountSlots: Diagram = {
  label:
    'The outline of Account with its five slots. Signed out, it is the signInButton. Signed in, it is the preview, an avatar; a click opens the popover below it. The popover holds popoverContent, with the name and email address above the signOutButton.',
  boxes: {
    out: { kind: 'frame', title: 'Signed out', wide: [1, 3, 26, 28], narrow: [1, 2, 38, 9] },
    in: { kind: 'frame', title: 'Signed in', wide: [30, 3, 59, 28], narrow: [1, 14, 38, 25] },
    ...outlineBoxes(slots, signedOut, { layout: 'wide', x: -8.5, y: 12, scale: 1 }),
    ...outlineBoxes(slots, signedIn, { layout: 'wide', x: 43, y: 5, scale: 1 }),
    ...slotNameBoxes(slots, {
      signInButton: { start: 6, top: 9 },
      preview: { end: 79, top: 7.9 },
      popover: { end: 48.5, top: 13.5 },
      popoverContent: { end: 48.5, top: 17.5 },
      signOutButton: { end: 48.5, top: 22.25 },
    }),
    ...outlineBoxes(slots, signedOut, { layout: 'narrow', x: -2.5, y: 2.5, scale: 1 }),
    ...outlineBoxes(slots, signedIn, { layout: 'narrow', x: -6, y: 15, scale: 1 }),
  },
  arrows: slotLeaders(slots),
  legend: [
    '`signInButton` shows a button that calls `authentication.signIn`.',
    '`preview` shows an `AccountPreview`: the avatar.',
    '`popover` is a Material UI `Popover`.',
    '`popoverContent` is a `Stack` with the name, the email address and the button.',
    '`signOutButton` accepts `slotProps`. Version 0.13.0 ignores the slot itself.',
  ],
  slots: { Account: slots },
};
