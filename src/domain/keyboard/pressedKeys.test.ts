import { describe, expect, it, test } from 'vitest';
import { pressedKeys } from './pressedKeys';

describe.each([
  // Layout, what Ctrl and the key of the letter K give, and of C
  ['English', { key: 'k', code: 'KeyK' }, { key: 'c', code: 'KeyC' }],
  ['English with Caps Lock', { key: 'K', code: 'KeyK' }, { key: 'C', code: 'KeyC' }],
  ['Dvorak', { key: 'k', code: 'KeyV' }, { key: 'c', code: 'KeyI' }],
  ['Turkish (F)', { key: 'k', code: 'KeyJ' }, { key: 'c', code: 'BracketLeft' }],
  ['Russian', { key: 'л', code: 'KeyK' }, { key: 'с', code: 'KeyC' }],
  ['Russian with Caps Lock', { key: 'Л', code: 'KeyK' }, { key: 'С', code: 'KeyC' }],
  ['Hebrew', { key: 'ל', code: 'KeyK' }, { key: 'ב', code: 'KeyC' }],
  ['Japanese, full width', { key: 'ｋ', code: 'KeyK' }, { key: 'Ｃ', code: 'KeyC' }],
  ['an input method', { key: 'Process', code: 'KeyK' }, { key: 'Process', code: 'KeyC' }],
  ['a touch keyboard', { key: 'k', code: '' }, { key: 'c', code: '' }],
])('%s', (_layout, letterK, letterC) => {
  it('has Ctrl+K, ⌘K and Ctrl+C', () => {
    expect(pressedKeys({ ...letterK, ctrlKey: true })).toBe('Mod+k');
    expect(pressedKeys({ ...letterK, metaKey: true })).toBe('Mod+k');
    expect(pressedKeys({ ...letterC, ctrlKey: true })).toBe('Mod+c');
  });

  it('has other shortcuts with more keys', () => {
    expect(pressedKeys({ ...letterK, ctrlKey: true, shiftKey: true })).toBe('Mod+Shift+k');
    expect(pressedKeys({ ...letterK, ctrlKey: true, altKey: true })).toBe('Mod+Alt+k');
  });
});

test.each([
  ['English', { key: '/', code: 'Slash' }],
  ['German', { key: '/', code: 'Digit7', shiftKey: true }],
  ['Dvorak', { key: '/', code: 'BracketLeft' }],
  ['Arabic', { key: 'ظ', code: 'Slash' }],
  ['Japanese, full width', { key: '／', code: 'Slash' }],
])('%s has a slash', (_layout, press) => {
  expect(pressedKeys(press)).toBe('/');
});

test.each([
  ['the place of K in Dvorak', { key: 't', code: 'KeyK', ctrlKey: true }, 'Mod+t'],
  ['the place of the slash in French', { key: '!', code: 'Slash' }, '!'],
  ['the place of the slash in Russian', { key: '.', code: 'Slash' }, '.'],
  ['the place of the slash in Dvorak', { key: 'z', code: 'Slash' }, 'z'],
  ['the place of C in Turkish (F)', { key: 'ğ', code: 'KeyE', ctrlKey: true }, 'Mod+ğ'],
  ['a digit in Arabic', { key: '٣', code: 'Digit3' }, '٣'],
])('%s is not another key', (_name, press, keys) => {
  expect(pressedKeys(press)).toBe(keys);
});

test.each([
  [{ key: 'Escape', code: 'Escape' }, 'Escape'],
  [{ key: 'Tab', code: 'Tab', shiftKey: true }, 'Shift+Tab'],
  [{ key: 'ArrowLeft', code: 'ArrowLeft', altKey: true }, 'Alt+ArrowLeft'],
])('%o is %s', (press, keys) => {
  expect(pressedKeys(press)).toBe(keys);
});

test('an event without a key, and one while text is composed, is no key', () => {
  expect(pressedKeys({})).toBe('');
  expect(pressedKeys({ key: undefined, ctrlKey: true })).toBe('');
  expect(pressedKeys({ key: '/', code: 'Slash', isComposing: true })).toBe('');
  expect(pressedKeys({ key: 'Escape', code: 'Escape', isComposing: true })).toBe('');
});
