import createCache, { type EmotionCache, type StylisElement, type StylisPlugin } from '@emotion/cache';
import { createEmotionCache, stylisPlugins } from '../../theme/createEmotionCache';

/** The rules behind one class, ready for the style sheet. */
export interface CollectedRule {
  className: string;
  css: string;
}

type Direction = keyof typeof stylisPlugins;

/** Puts every selector under a direction without adding weight to it. */
const underDirection = (direction: Direction): StylisPlugin => (element: StylisElement) => {
  const parent = element.parent as StylisElement | null | undefined;
  if (element.type === 'rule' && Array.isArray(element.props) && parent?.type !== '@keyframes') {
    element.props = element.props.map((selector) => `:where([dir=${direction}]) ${selector}`);
  }
};

function compilerOf(direction: Direction, extra: StylisPlugin[] = []) {
  const cache = createCache({ key: 'css', stylisPlugins: [...stylisPlugins[direction], ...extra] });
  cache.compat = true;
  return (...[selector, serialized, sheet]: Parameters<EmotionCache['insert']>): string => {
    cache.insert(selector, serialized, sheet, true);
    return String(cache.inserted[serialized.name]);
  };
}

/**
 * An Emotion cache for the server that keeps what it is given. Every rule goes through the plugins of both directions;
 * where they agree (our own CSS is logical, so nearly always) it is kept once, otherwise both are kept, each under its
 * `dir`. So one style sheet serves both directions and switching costs no request.
 */
export class StyleCollector {
  readonly cache: EmotionCache;
  readonly rules: CollectedRule[] = [];

  constructor() {
    const plain = { ltr: compilerOf('ltr'), rtl: compilerOf('rtl') };
    const scoped = { ltr: compilerOf('ltr', [underDirection('ltr')]), rtl: compilerOf('rtl', [underDirection('rtl')]) };
    this.cache = createEmotionCache('ltr');
    this.cache.compat = true;
    this.cache.insert = (...insertion) => {
      const [selector, serialized] = insertion;
      const same = plain.ltr(...insertion) === plain.rtl(...insertion);
      const css = same ? plain.ltr(...insertion) : scoped.ltr(...insertion) + scoped.rtl(...insertion);
      this.rules.push({ className: selector.replace(/^\./, ''), css });
      this.cache.inserted[serialized.name] = true;
    };
  }
}
