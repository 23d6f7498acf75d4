import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import {
  colorSchemeAttribute,
  type PreferenceName,
} from '../../../domain/preferences/preferenceTable';
import { usePlatform } from '../../../platform/PlatformContext';
import { createEmotionCache, type EmotionCaches } from '../../../theme/createEmotionCache';
import { createTheme, shown } from '../demoTheme/createTheme';

/** One theme for both color schemes, as one document serves both: variables that follow the document. */
const makeDefaultTheme = () =>
  createTheme({
    cssVariables: { cssVarPrefix: 'demo', colorSchemeSelector: colorSchemeAttribute },
    colorSchemes: { light: true, dark: true },
  });

function DefaultTheme({ onRun, children }: Pick<DemoStylesProps, 'onRun' | 'children'>) {
  const theme = useMemo(makeDefaultTheme, []);
  useEffect(() => onRun?.(theme), [onRun, theme]);
  return (
    // The attribute is that of the document, which follows its page: the theme sets none, and stores nothing.
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** The current value, also while hydrating: what was prepared fits it, or is not hydrated. */
function useCurrent<Name extends PreferenceName>(name: Name) {
  const { preferences } = usePlatform();
  const get = () => preferences.get(name);
  return useSyncExternalStore(preferences.subscribe, get, get);
}

export interface DemoStylesProps {
  /** Of a server, which needs the rules of both directions. */
  caches?: EmotionCaches;
  /** Called each time that all has started, as what it is made of has changed. */
  onRun?: (theme: Theme) => void;
  children: ReactNode;
}

/** Context of a demo: the default or the reader's theme in the page's mode, direction and density, and base styles. */
export function DemoStyles({ caches, onRun, children }: DemoStylesProps) {
  const direction = useCurrent('direction');
  const density = useCurrent('density');
  // In slices: while a reader makes a theme, its page answers first.
  const demoTheme = useDeferredValue(useCurrent('demoTheme'));
  const cache = useMemo(
    () => caches?.[direction] ?? createEmotionCache(direction),
    [caches, direction],
  );
  // Themes of demos, which are made once, read them.
  Object.assign(shown, { direction, density, demoTheme });
  return (
    <CacheProvider value={cache}>
      <DefaultTheme key={`${direction} ${density} ${demoTheme}`} onRun={onRun}>
        {children}
      </DefaultTheme>
    </CacheProvider>
  );
}
