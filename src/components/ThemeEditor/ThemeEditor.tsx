import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageStrings } from '../../domain/strings/pageStrings';
import { LoadFailure } from '../LoadFailure/LoadFailure';

const Root = styled('div', { name: 'DocsThemeEditor', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

/** A box that has the height of the controls from the start: the editor opens by itself. */
const Controls = styled('div', { name: 'DocsThemeEditor', slot: 'Controls' })(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(4, 3),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  minBlockSize: 475,
  [theme.breakpoints.down('sm')]: { minBlockSize: 720 },
  '@media (scripting: none)': { minBlockSize: 0 },
  '&:has(> [data-island][hidden])': {
    placeContent: 'start stretch',
    placeItems: 'stretch',
    padding: 0,
    background: 'none',
    '& > :not(:last-child)': { display: 'none' },
  },
}));

/**
 * Where a reader makes a theme, above demos that show it. The controls are an island, which loads with the page. What
 * the theme leads to, its contrast and its code, is below the demos.
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
        {/* Clicked by the script of the page. The focus goes here from the button that tries again. */}
        <button type="button" className="sr-only" tabIndex={-1} data-island="Theme">
          {pageStrings['themeEditor.open']}
        </button>
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
