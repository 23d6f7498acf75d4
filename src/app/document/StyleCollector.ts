import createCache, { type EmotionCache } from '@emotion/cache';

/** The unit of spacing is the same on every page: `calc(2 * 8px)` is minified to a length. */
const withSpacing = (css: string) => css.replace(/var\(--docs-spacing, ([^)]+)\)/g, '$1');

/**
 * An Emotion cache for the server that collects rules instead of rendering them. They serve both directions, as our
 * styles have logical properties only. Vendor prefixes are added when the sheet is minified.
 */
export class StyleCollector {
  // Without plugins: Emotion's own would add prefixes.
  readonly cache: EmotionCache = createCache({ key: 'css', stylisPlugins: [] });
  /** By class. */
  readonly rules = new Map<string, string>();

  constructor() {
    const { cache, rules } = this;
    const insert = cache.insert;
    cache.compat = true;
    cache.insert = (selector, serialized, sheet) => {
      insert(selector, serialized, sheet, true);
      rules.set(selector.replace(/^\./, ''), withSpacing(String(cache.inserted[serialized.name])));
      cache.inserted[serialized.name] = true;
    };
  }
}
