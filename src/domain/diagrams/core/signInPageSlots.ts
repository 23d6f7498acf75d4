import type { Diagram } from '../Diagram';
import { outlineBoxes, slotLeaders, slotNameBoxes, type OutlinePart } from '../outline';

const slots = [
  'title',
  'subtitle',
  'emailField',
  'passwordField',
  'rememberMe',
  'forgotPasswordLink',
  'submitButton',
  'signUpLink',
];

/** The card, with one OAuth provider and the credentials form. */
const card: OutlinePart[] = [
  { at: [0, 0, 412, 481] },
  { at: [63, 41, 285, 32], slot: 'title' },
  { at: [93, 51, 225, 12], sketch: 'heading' },
  { at: [76, 81, 260, 20], slot: 'subtitle' },
  { at: [96, 86, 220, 10], sketch: 'heading' },
  { at: [33, 114, 346, 42], sketch: 'outlinedButton' },
  { at: [33, 204, 346, 39], slot: 'emailField' },
  { at: [45, 218, 90, 10], sketch: 'heading' },
  { at: [33, 259, 346, 39], slot: 'passwordField' },
  { at: [45, 273, 110, 10], sketch: 'heading' },
  { at: [33, 314, 122, 28], slot: 'rememberMe' },
  { at: [39, 318, 106, 20], sketch: 'checkbox' },
  { at: [249, 316, 130, 24], slot: 'forgotPasswordLink' },
  { at: [259, 323, 110, 10], sketch: 'heading' },
  { at: [33, 366, 346, 42], slot: 'submitButton' },
  { at: [170, 382, 72, 10], sketch: 'heading' },
  { at: [139, 425, 133, 24], slot: 'signUpLink' },
  { at: [151, 432, 109, 10], sketch: 'heading' },
];

export const signInPageSlots: Diagram = {
  label:
    'The outline of SignInPage with its eight slots, from top to bottom: title and subtitle; a button of an OAuth provider, which is not a slot; emailField, passwordField, rememberMe with forgotPasswordLink next to it, submitButton, and signUpLink.',
  boxes: {
    ...outlineBoxes(slots, card, { layout: 'wide', x: 23.5, y: 1, scale: 0.84 }),
    ...slotNameBoxes(slots, {
      title: { end: 22, top: 6 },
      subtitle: { start: 68, top: 9.25 },
      emailField: { end: 22, top: 23.25 },
      passwordField: { start: 68, top: 29 },
      rememberMe: { end: 22, top: 34.25 },
      forgotPasswordLink: { start: 67.5, top: 34.25 },
      submitButton: { end: 22, top: 40.4 },
      signUpLink: { start: 68, top: 46.6 },
    }),
    ...outlineBoxes(slots, card, { layout: 'narrow', x: 1, y: 1, scale: 304 / 412 }),
  },
  arrows: slotLeaders(slots),
  legend: [
    '`title` shows “Sign In to” with the title from `branding`.',
    '`subtitle` shows a welcome message.',
    '`emailField` is in every form: passkey, magic link, and credentials.',
    '`passwordField` and the slots below it appear only in the `credentials` form.',
    '`rememberMe` shows a checkbox named `remember`.',
    '`forgotPasswordLink` is empty.',
    '`submitButton` is in every form that has fields.',
    '`signUpLink` is empty.',
  ],
  slots: { SignInPage: slots },
};
