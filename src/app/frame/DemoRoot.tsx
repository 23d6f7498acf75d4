import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Component, useMemo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { PlatformProvider, usePlatform } from '../../platform/PlatformContext';
import type { Platform } from '../../platform/Platform';
import { usePreference } from '../../platform/usePreference';
import { createEmotionCache } from '../../theme/createEmotionCache';

/** Shows what went wrong and a way on, instead of an empty frame. */
class DemoBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert">
        <p>This demo stopped with an error: {error.message}</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          Start it again
        </button>
      </div>
    );
  }
}

function DemoStyles({ children }: { children: ReactNode }) {
  const { preferences } = usePlatform();
  const direction = usePreference('direction');
  const mode = useSyncExternalStore(preferences.subscribe, preferences.colorScheme);
  const cache = useMemo(() => createEmotionCache(direction), [direction]);
  const theme = useMemo(() => createTheme({ direction, palette: { mode } }), [direction, mode]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** A demo in a document of its own: a fresh default theme with the reader's mode and direction. */
export function DemoRoot({ demo: Demo, platform }: { demo: ComponentType; platform: Platform }) {
  return (
    <PlatformProvider platform={platform}>
      <DemoStyles>
        <DemoBoundary>
          <Demo />
        </DemoBoundary>
      </DemoStyles>
    </PlatformProvider>
  );
}
