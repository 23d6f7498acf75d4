import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useMemo, type ReactNode } from 'react';
import { usePreference } from '../../src/platform/preferences/usePreference';
import { createDocsTheme } from '../../src/theme/createDocsTheme';
import { createEmotionCache } from '../../src/theme/createEmotionCache';

/**
 * Theme and style cache for the chosen direction and density.
 * Material UI's own provider would manage a second color mode, so the plain theme provider is used.
 */
export function DocsTheme({ children }: { children: ReactNode }) {
  const direction = usePreference('direction');
  const dense = usePreference('density') === 'dense';
  const theme = useMemo(() => createDocsTheme({ direction, dense }), [direction, dense]);
  const cache = useMemo(() => createEmotionCache(direction), [direction]);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
