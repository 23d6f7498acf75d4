import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { usePlatform, usePreference } from '../../../platform/PlatformContext';
import { createEmotionCache } from '../../../theme/createEmotionCache';
import { createTheme } from '../demoTheme/createTheme';

function DefaultTheme({ children }: { children: ReactNode }) {
  const { preferences } = usePlatform();
  const mode = useSyncExternalStore(preferences.subscribe, preferences.colorScheme);
  const theme = useMemo(() => createTheme({ palette: { mode } }), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** Context of a demo: the default or the reader's theme in the page's mode, direction and density, and base styles. */
export function DemoStyles({ children }: { children: ReactNode }) {
  const direction = usePreference('direction');
  const density = usePreference('density');
  // In slices: while a reader makes a theme, its page answers first.
  const demoTheme = useDeferredValue(usePreference('demoTheme'));
  const cache = useMemo(() => createEmotionCache(direction), [direction]);
  return (
    <CacheProvider value={cache}>
      {/* Themes read these from the document, without React's knowledge: all starts again. */}
      <DefaultTheme key={`${direction} ${density} ${demoTheme}`}>{children}</DefaultTheme>
    </CacheProvider>
  );
}
