import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { useDeferredValue, type ReactNode } from 'react';
import type { FirstQuery } from '../../../components/SearchButton/SearchButton.behavior';
import { createDocsTheme } from '../../../theme/createDocsTheme';
import { createEmotionCaches, type Direction } from '../../../theme/createEmotionCache';
import { PlatformProvider, usePlatform, usePreference } from '../../../platform/PlatformContext';
import type { Clock, Platform } from '../../../platform/Platform';
import { whenIdle } from '../runtime/browserHints';

/** Opens an island, for the button that was clicked; the search with a query. Rejects where more has to load first. */
export type OpenIsland = (button: HTMLElement, first?: FirstQuery) => void | Promise<void>;

/**
 * Renders the island of a button, closed. Rejects when it cannot be rendered.
 * @param button the first one that wanted it
 */
export type MountIsland = (
  button: HTMLElement,
  platform: Platform,
  signal?: AbortSignal,
) => Promise<OpenIsland>;

const themes = new Map<string, Theme>();

/** The theme that all islands share, in the hue of the page: creating one takes 25 ms or more on a slow phone. */
export function islandTheme(direction: Direction, dense = false): Theme {
  const key = `${direction} ${dense}`;
  const hue = document.querySelector('[data-hue="secondary"]') ? 'secondary' : 'primary';
  const theme = themes.get(key) ?? createDocsTheme({ dense, direction, hue });
  themes.set(key, theme);
  return theme;
}

/** Puts off work until the browser is idle or, after a change of `dir`, until before the next paint. */
function createDirectionQueue(clock: Clock): (work: () => void) => void {
  const waiting = new Set<() => void>();
  const run = (work: () => void) => waiting.delete(work) && work();
  // Its callback comes before the next paint.
  new MutationObserver(() => waiting.forEach(run)).observe(document.documentElement, {
    attributeFilter: ['dir'],
  });
  return (work) => {
    waiting.add(work);
    whenIdle(clock, () => run(work));
  };
}

let caches: ReturnType<typeof createEmotionCaches> | undefined;

/**
 * Theme and style cache for the chosen direction and density. Both are deferred: a choice is painted first, from the
 * attributes of `<html>`, for which the rules of both directions are present by then.
 */
function IslandStyles({ children }: { children: ReactNode }) {
  const { clock } = usePlatform();
  const direction = useDeferredValue(usePreference('direction'));
  const dense = useDeferredValue(usePreference('density') === 'dense');
  // Rules of the other direction come later: mirrored, they take longer than those that the page needs now.
  caches ??= createEmotionCaches(createDirectionQueue(clock));
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={islandTheme(direction, dense)}>{children}</ThemeProvider>
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
