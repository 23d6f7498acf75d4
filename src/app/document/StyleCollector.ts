import createCache, { type EmotionCache } from '@emotion/cache';
import { createEmotionCache, stylisPlugins, type Direction } from '../../theme/createEmotionCache';

/** The rules behind one class, ready for the style sheet. */
export interface CollectedRule {
  className: string;
  css: string;
}

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
const scoped = (direction: Direction) => compilerOf(createEmotionCache(direction));

/**
 * An Emotion cache for the server that keeps what it is given. Every rule goes through the plugins of both directions;
 * where they agree (our own CSS is logical, so nearly always) it is kept once, otherwise both are kept, each under its
 * `dir`. So one style sheet serves both directions and switching costs no request.
 */
export class StyleCollector {
  readonly cache: EmotionCache = createCache({ key: 'css' });
  readonly rules: CollectedRule[] = [];

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
      this.rules.push({
        className: selector.replace(/^\./, ''),
        css: same ? css : compile.scopedLtr(insertion) + compile.scopedRtl(insertion),
      });
      this.cache.inserted[serialized.name] = true;
    };
  }
}
