import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { createDocsTheme } from '../../theme/createDocsTheme';
import { createEmotionCaches } from '../../theme/createEmotionCache';
import { PlatformProvider } from '../../platform/PlatformContext';
import type { Platform } from '../../platform/Platform';
import { usePreference } from '../../platform/preferences/usePreference';

const caches = createEmotionCaches();

const withoutRipple = { components: { MuiButtonBase: { defaultProps: { disableRipple: true } } } };

/**
 * Theme and style cache for the chosen direction and density. Both are deferred: a choice is painted first, from the
 * attributes of `<html>`, and the rules of both directions are present.
 */
function IslandStyles({ children }: { children: ReactNode }) {
  const direction = useDeferredValue(usePreference('direction'));
  const dense = useDeferredValue(usePreference('density') === 'dense');
  const theme = useMemo(
    () => createDocsTheme({ dense, direction }, withoutRipple),
    [dense, direction],
  );
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** Context of every island: platform, style cache, theme. */
export function IslandRoot({ platform, children }: { platform: Platform; children: ReactNode }) {
  return (
    <PlatformProvider platform={platform}>
      <IslandStyles>{children}</IslandStyles>
    </PlatformProvider>
  );
}
