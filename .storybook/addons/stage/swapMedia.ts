/** Media features that are shown by rewriting style sheets, as a page cannot emulate them. */
export interface Swaps {
  print: boolean;
  reducedMotion: boolean;
  colorScheme: boolean;
}

const swapWords = (text: string, pattern: RegExp, one: string, other: string) =>
  text.replace(pattern, (word) => (word === one ? other : one));

/** A media query that matches exactly where the original one matches with the swapped features. */
export function swapMedia(query: string, { print, reducedMotion, colorScheme }: Swaps): string {
  let text = query;
  if (print) text = swapWords(text, /\b(print|screen)\b/g, 'print', 'screen');
  if (reducedMotion) {
    text = text.replace('(prefers-reduced-motion)', '(prefers-reduced-motion: reduce)');
    text = swapWords(
      text,
      /(?<=prefers-reduced-motion: ?)(reduce|no-preference)\b/g,
      'reduce',
      'no-preference',
    );
  }
  if (colorScheme)
    text = swapWords(text, /(?<=prefers-color-scheme: ?)(dark|light)\b/g, 'dark', 'light');
  return text;
}

/** Media queries as written. The map is strong: a browser makes a new object for a list that no one holds. */
const originals = new Map<MediaList, string>();

function swapList(list: MediaList, swaps: Swaps) {
  const original = originals.get(list) ?? list.mediaText;
  const text = swapMedia(original, swaps);
  if (text === list.mediaText) return;
  originals.set(list, original);
  list.mediaText = text;
}

function swapRules(rules: CSSRuleList, swaps: Swaps) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) swapList(rule.media, swaps);
    if ('cssRules' in rule) swapRules(rule.cssRules as CSSRuleList, swaps);
  }
}

/** Rewrites the media queries of all style sheets of the page; without swaps they are as written again. */
export function swapSheets(swaps: Swaps): void {
  for (const sheet of document.styleSheets) {
    swapList(sheet.media, swaps);
    swapRules(sheet.cssRules, swaps);
  }
}
