import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useLayoutEffect, type ReactNode } from 'react';
import { colorSchemeAttribute } from '../../src/domain/preferences/preferenceTable';
import { createEmotionCache } from '../../src/theme/createEmotionCache';
import { siteTheme } from '../../src/theme/siteTheme';

const cache = createEmotionCache('ltr');

/** The mode of the workbench itself. */
export const ownMode = () =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

const Surface = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontFamily: 'var(--sans)',
  '& a': { color: 'inherit' },
}));

/** Docs pages with such a part use the width of the window. */
const wideDocs = `.sbdocs-content:has(.wide-docs) { max-width: 1240px; }`;

/**
 * Part of a docs page with the site's theme in the mode of the workbench, without Storybook's own styles. The next
 * story resets what it sets on the page.
 */
export function DocsSurface({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.setAttribute(colorSchemeAttribute, ownMode());
    html.setAttribute('dir', 'ltr');
  }, []);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={siteTheme}>
        <style>{wideDocs}</style>
        <Surface className="sb-unstyled wide-docs">{children}</Surface>
      </ThemeProvider>
    </CacheProvider>
  );
}
