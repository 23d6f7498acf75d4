import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useEffect, type ReactNode } from 'react';
import { createDocsTheme } from '../../theme/createDocsTheme';
import { PlatformProvider } from '../../platform/PlatformContext';
import type { Platform } from '../../platform/Platform';
import { usePreference } from '../../platform/usePreference';

export interface IslandRootProps {
  platform: Platform;
  /** Style cache of a direction. */
  cacheOf: (direction: 'ltr' | 'rtl') => EmotionCache;
  /** Called once the island answers to events. */
  onReady?: () => void;
  children: ReactNode;
}

/** What stands around every island, the same at build and in the browser: platform, style cache, theme. */
export function IslandRoot({ platform, ...props }: IslandRootProps) {
  return (
    <PlatformProvider platform={platform}>
      <IslandStyles {...props} />
    </PlatformProvider>
  );
}

function IslandStyles({ cacheOf, onReady, children }: Omit<IslandRootProps, 'platform'>) {
  const direction = usePreference('direction');
  const dense = usePreference('density') === 'dense';
  useEffect(() => onReady?.(), [onReady]);
  return (
    <CacheProvider value={cacheOf(direction)}>
      <ThemeProvider theme={themeOf(direction, dense)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

const themes = new Map<string, ReturnType<typeof createDocsTheme>>();

function themeOf(direction: 'ltr' | 'rtl', dense: boolean) {
  const key = `${direction}-${dense}`;
  const theme = themes.get(key) ?? createDocsTheme({ direction, dense });
  themes.set(key, theme);
  return theme;
}
