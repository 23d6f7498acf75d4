import createCache, { type EmotionCache } from '@emotion/cache';
import { stylisPlugins, underDirection, type Direction } from '../../theme/createEmotionCache';

type Insertion = Parameters<EmotionCache['insert']>;

/** The CSS text that a cache makes of styles. */
function compilerOf(cache: EmotionCache) {
  cache.compat = true;
  return ([selector, serialized, sheet]: Insertion): string => {
    cache.insert(selector, serialized, sheet, true);
    return String(cache.inserted[serialized.name]);
  };
}

const plain = (direction: Direction) =>
  compilerOf(createCache({ key: 'css', stylisPlugins: [...stylisPlugins[direction]] }));
const scoped = (direction: Direction) =>
  compilerOf(
    createCache({
      key: 'css',
      stylisPlugins: [...stylisPlugins[direction], underDirection(direction)],
    }),
  );

/**
 * An Emotion cache for the server that collects rules. Every rule goes through the plugins of both directions;
 * where the results are equal (nearly always, as our CSS is logical) it is stored once, otherwise twice, each under its
 * `dir`. One style sheet serves both directions, so switching needs no request. Vendor prefixes are added when
 * the sheet is minified.
 */
export class StyleCollector {
  readonly cache: EmotionCache = createCache({ key: 'css' });
  /** By class. */
  readonly rules = new Map<string, string>();

  constructor() {
    const compile = {
      ltr: plain('ltr'),
      rtl: plain('rtl'),
      scopedLtr: scoped('ltr'),
      scopedRtl: scoped('rtl'),
    };
    this.cache.compat = true;
    this.cache.insert = (...insertion) => {
      const [selector, serialized] = insertion;
      const css = compile.ltr(insertion);
      const same = css === compile.rtl(insertion);
      this.rules.set(
        selector.replace(/^\./, ''),
        same ? css : compile.scopedLtr(insertion) + compile.scopedRtl(insertion),
      );
      this.cache.inserted[serialized.name] = true;
    };
  }
}
