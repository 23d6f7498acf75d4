import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { usePlatform } from '../../platform/PlatformContext';
import { usePreference } from '../../platform/preferences/usePreference';
import { createEmotionCache } from '../../theme/createEmotionCache';
import { denseComponents } from '../../theme/denseComponents';

/** Context of a demo: the default theme with the page's mode, direction and density, and base styles. */
export function DemoStyles({ children }: { children: ReactNode }) {
  const { preferences } = usePlatform();
  const direction = usePreference('direction');
  const dense = usePreference('density') === 'dense';
  const mode = useSyncExternalStore(preferences.subscribe, preferences.colorScheme);
  const cache = useMemo(() => createEmotionCache(direction), [direction]);
  const theme = useMemo(() => {
    const fresh = createTheme({
      direction,
      palette: { mode },
      ...(dense ? { components: denseComponents } : {}),
    });
    // A function replaces the outer theme, such as the workbench's; an object would be merged into it.
    return () => fresh;
  }, [direction, mode, dense]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
