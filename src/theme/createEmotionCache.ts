import createCache, {
  type EmotionCache,
  type Options,
  type StylisElement,
  type StylisPlugin,
} from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlModule from 'stylis-plugin-rtl';

export type Direction = 'ltr' | 'rtl';

// Node reads the package as CommonJS, bundlers as a module: the function is one level deeper in the first case.
const rtl = ((rtlModule as unknown as { default?: unknown }).default ?? rtlModule) as StylisPlugin;

/**
 * What a rule must have for the mirroring library to change it: a side by name, or a value that may stand for one.
 * Looking for it costs a hundredth of the library's own work, and our rules name sides of the text alone.
 */
const sided =
  /left|right|ltr|rtl|[ew]-resize|shadow|translate|noflip|background[^;]*\d|(?:margin|padding|border-width|border-style|border-radius|-color)\s*:[^;]*\S\s+\S/i;

const mirror: StylisPlugin = (element, ...rest) => {
  const isPlain =
    element.type === 'rule' &&
    Array.isArray(element.children) &&
    !element.children.some(({ value }) => sided.test(value));
  return isPlain ? undefined : rtl(element, ...rest);
};

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
    element.props = element.props.map((selector) =>
      selector.includes(scope) ? selector : selector.replace(/\.css-[\w-]+/, `$&${scope}`),
    );
  };

/**
 * The style cache of a direction. Both have the key `css` and differ by the mirroring plugin alone, so that a class
 * name is the same in both and one markup serves left-to-right and right-to-left.
 */
export function createEmotionCache(
  direction: Direction,
  options: Omit<Options, 'key' | 'stylisPlugins'> = {},
): EmotionCache {
  return createCache({
    ...options,
    key: 'css',
    stylisPlugins: [...stylisPlugins[direction], underDirection(direction)],
  });
}

/**
 * The style caches of a page that turns while it is read. What is inserted into one stands in the other too, and each rule
 * counts in its direction: the page turns with `dir`, before React has rendered anything anew.
 */
export function createEmotionCaches(): Readonly<Record<Direction, EmotionCache>> {
  const caches = { ltr: createEmotionCache('ltr'), rtl: createEmotionCache('rtl') };
  const insertInto = { ltr: caches.ltr.insert, rtl: caches.rtl.insert };
  for (const [own, other] of [
    ['ltr', 'rtl'],
    ['rtl', 'ltr'],
  ] as const) {
    caches[own].insert = (selector, serialized, sheet, shouldCache) => {
      // Global rules name no direction, and bring a sheet of their own.
      const isShared = sheet === caches[own].sheet && !caches[other].inserted[serialized.name];
      if (isShared) insertInto[other](selector, serialized, caches[other].sheet, shouldCache);
      return insertInto[own](selector, serialized, sheet, shouldCache);
    };
  }
  return caches;
}
