import { expect, it } from 'vitest';
import { reloadPause, reloadBlocker, type ReloadContext } from './reloadBlocker';

const good: ReloadContext = { isFocused: true, hasUnsavedText: false, isReload: false, age: 0 };

it.each([
  ['may be reloaded while it is read', {}, null],
  ['waits for focus', { isFocused: false }, 'not-focused'],
  ['waits as long as there is text to lose', { hasUnsavedText: true }, 'unsaved-text'],
  ['is not reloaded twice in a row', { isReload: true, age: reloadPause - 1 }, 'just-reloaded'],
  ['may be reloaded again after a while', { isReload: true, age: reloadPause }, null],
  [
    'loses no text for its age',
    { isReload: true, age: reloadPause, hasUnsavedText: true },
    'unsaved-text',
  ],
] satisfies [string, Partial<ReloadContext>, string | null][])(
  'a page %s',
  (_what, context, expected) => {
    expect(reloadBlocker({ ...good, ...context })).toBe(expected);
  },
);
