import createCache, { type EmotionCache } from '@emotion/cache';
import { stylisPlugins, underDirection, type Direction } from '../../theme/createEmotionCache';

type Insertion = Parameters<EmotionCache['insert']>;

/** What a cache makes of styles, as text. */
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
 * An Emotion cache for the server that keeps what it is given. Every rule goes through the plugins of both directions;
 * where they agree (our own CSS is logical, so nearly always) it is kept once, otherwise both are kept, each under its
 * `dir`. So one style sheet serves both directions and switching costs no request. Vendor prefixes are left to what
 * minifies the sheet.
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
