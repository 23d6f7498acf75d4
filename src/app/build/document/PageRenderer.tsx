import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteTheme } from '../../../theme/siteTheme';
import { minified } from '../engine/minified';

/** Renders parts of pages to HTML, and knows the style rules of their classes. One for a thread. */
export class PageRenderer {
  /**
   * Not the key of the caches in browsers, so rules that islands add never apply to the page. Without plugins, as our
   * styles have logical properties only, and `minified` adds prefixes.
   */
  private readonly cache = createCache({ key: 'd', stylisPlugins: [] });

  constructor() {
    // Emotion keeps the rules in `cache.inserted` instead of rendering `<style>` elements.
    this.cache.compat = true;
  }

  render(element: ReactNode): string {
    return renderToStaticMarkup(
      <CacheProvider value={this.cache}>
        <ThemeProvider theme={siteTheme}>{element}</ThemeProvider>
      </CacheProvider>,
    );
  }

  /** The rules of the classes in rendered HTML, in the order in which they first occur; minified. */
  cssOf(html: string): string {
    const names = new Set([...html.matchAll(/\bd-([\w-]+)/g)].map(([, name]) => name!));
    const rules = [...names].map((name) => this.cache.inserted[name]);
    return minified(rules.filter((rule) => typeof rule === 'string').join(''));
  }
}
