type KeyPress = Partial<
  Pick<
    KeyboardEvent,
    'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
  >
>;

/** What a key gives in a layout without Latin letters, or while an input method waits for it. */
const withoutLetter = /[^\0-\u02af]|^Process$/;

/**
 * The name of what is pressed, to compare with a shortcut: `/`, `Escape`, `Shift+Tab`, `Mod+k` for Ctrl+K and ⌘K,
 * `Mod+Alt+k`. The letter of the layout counts, with Caps Lock too; where the layout has no Latin letters, the place
 * on the keyboard counts. Empty while text is composed, and for the events without a key that browsers
 * send when they fill in a form.
 */
export function pressedKeys(press: KeyPress): string {
  const { key, code = '', ctrlKey, metaKey, altKey, shiftKey, isComposing } = press;
  if (!key || isComposing) return '';
  const place = withoutLetter.test(key) && /^(?:Key(.)|Slash)$/.exec(code);
  const name = place ? (place[1] ?? '/') : key;
  const isLetter = name.length === 1;
  const isMod = ctrlKey || metaKey;
  // A sign may need Shift in one layout, and not in another.
  const isShifted = shiftKey && (isMod || altKey || !isLetter);
  return `${isMod ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${isShifted ? 'Shift+' : ''}${isLetter ? name.toLowerCase() : name}`;
}
