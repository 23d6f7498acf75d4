import { expect, it } from 'vitest';
import { whyNotPlayed } from './steps';
import { initialGlobals } from './toolbars';

const story = {
  globals: { ...initialGlobals },
  parameters: { stepsNeed: { from: 900, because: 'the menu is closed' } },
  playFunction: () => {},
};

it('plays the steps of a story in the window that they need, and in no narrower one', () => {
  expect(whyNotPlayed(story, 900)).toEqual([]);
  expect(whyNotPlayed(story, 899)).toEqual([
    'Shown before its steps, which need a window of at least 900 px: in this one, the menu is closed.',
  ]);
});

it('plays the steps of a story in every window, locale, mode, density and direction', () => {
  const viewport = { value: 'narrow' };
  const globals = {
    ...story.globals,
    locale: 'ar-XB',
    direction: 'rtl',
    density: 'dense',
    viewport,
  };
  expect(whyNotPlayed({ ...story, globals, parameters: {} }, 320)).toEqual([]);
});

it('does not play the steps of an ad for a visitor without ads, nor any with a fault', () => {
  const parameters = { adTimeline: true, faults: ['network'] };
  const globals = { ...story.globals, visitor: 'bot', network: 'error' };
  expect(whyNotPlayed({ ...story, globals, parameters }, 390)).toHaveLength(2);
  expect(whyNotPlayed({ ...story, globals, parameters: {} }, 390)).toEqual([]);
});

it('has no reason for a story without steps', () =>
  expect(whyNotPlayed({ ...story, playFunction: undefined }, 320)).toEqual([]));
