import createCache, { type EmotionCache, type Options, type StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlModule from 'stylis-plugin-rtl';

// Node reads the package as CommonJS, bundlers as a module: the function is one level deeper in the first case.
const rtl = ((rtlModule as unknown as { default?: unknown }).default ?? rtlModule) as StylisPlugin;

/** What each direction does to a style sheet. */
export const stylisPlugins: Readonly<Record<'ltr' | 'rtl', StylisPlugin[]>> = {
  ltr: [prefixer as StylisPlugin],
  rtl: [prefixer as StylisPlugin, rtl],
};

/**
 * The style cache of a direction. Both have the key `css` and differ by the mirroring plugin alone, so that a class
 * name is the same in both and one markup serves left-to-right and right-to-left.
 */
export function createEmotionCache(
  direction: 'ltr' | 'rtl',
  options: Omit<Options, 'key' | 'stylisPlugins'> = {},
): EmotionCache {
  return createCache({ ...options, key: 'css', stylisPlugins: stylisPlugins[direction] });
}
