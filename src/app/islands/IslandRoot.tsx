import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { createDocsTheme } from '../../theme/createDocsTheme';
import type { Direction } from '../../theme/createEmotionCache';
import { PlatformProvider, usePlatform } from '../../platform/PlatformContext';
import type { Platform } from '../../platform/Platform';
import { usePreference } from '../../platform/preferences/usePreference';

export interface IslandRootProps {
  platform: Platform;
  /** Style cache of a direction. */
  cacheOf: (direction: Direction) => EmotionCache;
  /** Called once the island handles events. */
  onReady?: () => void;
  children: ReactNode;
}

/** Context of every island, at build and in the browser: platform, style cache, theme. */
export function IslandRoot({ platform, ...props }: IslandRootProps) {
  return (
    <PlatformProvider platform={platform}>
      <IslandStyles {...props} />
    </PlatformProvider>
  );
}

/**
 * The direction, deferred: CSS of both directions is present, so what only React can change may follow after
 * the paint.
 */
function useFollowingDirection(): Direction {
  const { preferences } = usePlatform();
  const [direction, setDirection] = useState<Direction>(preferenceTable.direction.values[0]);
  useEffect(() => {
    const follow = () => startTransition(() => setDirection(preferences.get('direction')));
    follow();
    return preferences.subscribe(follow);
  }, [preferences]);
  return direction;
}

function IslandStyles({ cacheOf, onReady, children }: Omit<IslandRootProps, 'platform'>) {
  const direction = useFollowingDirection();
  const dense = usePreference('density') === 'dense';
  useEffect(() => onReady?.(), [onReady]);
  return (
    <CacheProvider value={cacheOf(direction)}>
      <ThemeProvider theme={themeOf(direction, dense)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

const themes = new Map<boolean, Readonly<Record<Direction, ReturnType<typeof createDocsTheme>>>>();

/** The direction changes nothing else in a theme, so a theme is created once for each density. */
function themeOf(direction: Direction, dense: boolean) {
  let built = themes.get(dense);
  if (!built) {
    const ltr = createDocsTheme({ dense });
    built = { ltr, rtl: { ...ltr, direction: 'rtl' } };
    themes.set(dense, built);
  }
  return built[direction];
}
