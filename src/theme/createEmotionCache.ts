import createCache, {
  type EmotionCache,
  type StylisElement,
  type StylisPlugin,
} from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlModule from 'stylis-plugin-rtl';

export type Direction = 'ltr' | 'rtl';

export type EmotionCaches = Readonly<Record<Direction, EmotionCache>>;

// Node reads the package as CommonJS, bundlers as a module: the function is one level deeper in the first case.
const rtl = ((rtlModule as unknown as { default?: unknown }).default ?? rtlModule) as StylisPlugin;

/**
 * What a rule must contain for the RTL plugin to change it: a physical side, or a value that may be one. The test costs
 * a hundredth of the plugin's own work, and our own rules use logical properties.
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

/**
 * Scopes a rule to its direction without adding specificity. Class names are the same in both directions, so one
 * document can hold the rules of both. Global rules stay as they are.
 */
const underDirection =
  (direction: Direction): StylisPlugin =>
  (element: StylisElement) => {
    if (element.type !== 'rule' || !Array.isArray(element.props)) return;
    // The prefixer passes its copies through all plugins again.
    const scope = `:where([dir=${direction}] *)`;
    element.props = element.props.map((selector) =>
      selector.includes(scope) ? selector : selector.replace(/\.css-[\w-]+/, `$&${scope}`),
    );
  };

/** The style cache of a direction. Both share one key, so class names and markup are the same in both directions. */
export function createEmotionCache(direction: Direction): EmotionCache {
  const cache = createCache({
    key: 'css',
    stylisPlugins: [
      prefixer as StylisPlugin,
      ...(direction === 'rtl' ? [mirror] : []),
      underDirection(direction),
    ],
  });
  // Or Emotion reports, in development, selectors that only matter where it renders on a server.
  return Object.assign(cache, { compat: true as const });
}

/**
 * Paired style caches for a page whose direction can change. A rule inserted into one is inserted into the other, too,
 * each scoped to its direction: the page changes with `dir`, before React renders again.
 * @param later called with each insertion into the other one, to put it off until the direction changes
 */
export function createEmotionCaches(
  later: (insert: () => void) => void = (insert) => insert(),
): EmotionCaches {
  const caches = { ltr: createEmotionCache('ltr'), rtl: createEmotionCache('rtl') };
  const insertInto = { ltr: caches.ltr.insert, rtl: caches.rtl.insert };
  for (const [direction, other] of [
    ['ltr', 'rtl'],
    ['rtl', 'ltr'],
  ] as const) {
    caches[direction].insert = (selector, serialized, sheet, shouldCache) => {
      const insertOther = () => {
        const { inserted, sheet: otherSheet } = caches[other];
        if (!inserted[serialized.name])
          insertInto[other](selector, serialized, otherSheet, shouldCache);
      };
      // Global rules have no direction and a sheet of their own.
      if (sheet === caches[direction].sheet) later(insertOther);
      return insertInto[direction](selector, serialized, sheet, shouldCache);
    };
  }
  return caches;
}
