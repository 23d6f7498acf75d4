import createCache, { type EmotionCache, type Options, type StylisElement, type StylisPlugin } from '@emotion/cache';
import { compile, middleware, prefixer, serialize } from 'stylis';
import rtlModule from 'stylis-plugin-rtl';

export type Direction = 'ltr' | 'rtl';

// Node reads the package as CommonJS, bundlers as a module: the function is one level deeper in the first case.
const rtl = ((rtlModule as unknown as { default?: unknown }).default ?? rtlModule) as StylisPlugin;

/**
 * What a rule must have for the mirroring library to change it: a side by name, or a value that may stand for one.
 * Looking for it costs a hundredth of the library's own work, and our rules name sides of the text alone.
 */
const sided = /left|right|ltr|rtl|[ew]-resize|shadow|translate|noflip|background[^;]*\d|(?:margin|padding|border-width|border-style|border-radius|-color)\s*:[^;]*\S\s+\S/i;

const mirror: StylisPlugin = (element, ...rest) => {
  const isPlain = element.type === 'rule' && Array.isArray(element.children) && !element.children.some(({ value }) => sided.test(value));
  return isPlain ? undefined : rtl(element, ...rest);
};

/**
 * Lets the mirroring library build its patterns, the costly part of the first rule that it mirrors (25 ms in Node), before
 * a reader waits for it.
 */
export function warmUpMirror(): void {
  serialize(compile('a{left:0}'), middleware([rtl]));
}

/** What each direction does to a style sheet. */
export const stylisPlugins: Readonly<Record<Direction, StylisPlugin[]>> = {
  ltr: [prefixer as StylisPlugin],
  rtl: [prefixer as StylisPlugin, mirror],
};

/**
 * Lets a rule count only inside its direction, without adding weight to it. Class names are the same in both
 * directions, so the rules of both can stand in one document. Global rules, which name no class of ours, stay as they are.
 */
export const underDirection =
  (direction: Direction): StylisPlugin =>
  (element: StylisElement) => {
    if (element.type !== 'rule' || !Array.isArray(element.props)) return;
    // The prefixer sends what it copies through all plugins again.
    const scope = `:where([dir=${direction}] *)`;
    element.props = element.props.map((selector) => (selector.includes(scope) ? selector : selector.replace(/\.css-[\w-]+/, `$&${scope}`)));
  };

/**
 * The style cache of a direction. Both have the key `css` and differ by the mirroring plugin alone, so that a class
 * name is the same in both and one markup serves left-to-right and right-to-left.
 */
export function createEmotionCache(direction: Direction, options: Omit<Options, 'key' | 'stylisPlugins'> = {}): EmotionCache {
  return createCache({ ...options, key: 'css', stylisPlugins: [...stylisPlugins[direction], underDirection(direction)] });
}
