import type { ReactNode } from 'react';
import { pageStrings } from '../../domain/strings/pageStrings';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { Controls, Root, Start } from './ThemeEditor.styles';

/**
 * Where a reader makes a theme, above demos that show it. The controls are an island, which loads on use. What the
 * theme leads to, its contrast and its code, is below the demos.
 *
 * **When to use:** Use it on the page about themes, above demos that show the result.
 *
 * **When not to use:** Don't use more than one: the settings lead to the page that contains it.
 *
 * **Accessibility:** It's a region with native and Material UI controls. Levels of contrast are words, not colors
 * alone.
 */
export function ThemeEditor({ children }: { children?: ReactNode }) {
  return (
    <Root data-block="">
      <Controls>
        <Start type="button" className="screen-only" data-island="Theme">
          {pageStrings['themeEditor.open']}
        </Start>
        {/* Shown by `attachIslands`, which finds it after the button. */}
        <LoadFailure text={pageStrings['themeEditor.failed']} place="dialog" />
        <small>{pageStrings['themeEditor.lead']}</small>
        <noscript>{pageStrings['themeEditor.noScript']}</noscript>
      </Controls>
      {children}
      <div data-theme-results="" />
    </Root>
  );
}
