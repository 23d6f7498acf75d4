import type { ReactNode } from 'react';
import { pageStrings } from '../../domain/strings/pageStrings';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { Controls, Root, Start } from './ThemeEditor.styles';

/**
 * Where a reader makes a theme, above demos that show it. The controls are an island, which loads on use. What the
 * theme leads to, its contrast and its code, is below the demos.
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
