import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { colorSchemeAttribute } from '../src/domain/preferences/preferenceTable';
import { PlatformProvider, usePreference } from '../src/platform/PlatformContext';
import { createDocsTheme } from '../src/theme/createDocsTheme';
import { createEmotionCache } from '../src/theme/createEmotionCache';
import type { ManualClock } from '../stories/kit/createManualClock';
import { setLocale, type Locale } from '../stories/kit/pseudoLocales';
import { startScreenReader } from './addons/screen-reader/startScreenReader';
import { foreignRequests } from './foreignRequests';
import { shownNotes } from './showNotes';
import { hasPlayed } from './steps';

/**
 * Theme and style cache for the chosen direction and density.
 * Material UI's own provider would manage a second color mode, so the plain theme provider is used.
 */
function DocsTheme({ children }: { children: ReactNode }) {
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

interface ReportProps {
  storyId: string;
  globals: Record<string, unknown>;
  clock: ManualClock;
  children: ReactNode;
}

/**
 * Records, for the test runner, the state of the page when the story first rendered: later changes may come from the
 * story itself. Use the story's id as its `key`.
 */
function Report({ storyId, globals, clock, children }: ReportProps) {
  const [firstGlobals] = useState(globals);
  const [, setRendered] = useState(false);
  // React runs all effects before it renders again for a layout effect, so `play` begins after them.
  useLayoutEffect(() => setRendered(true), []);
  useLayoutEffect(() => {
    const html = document.documentElement;
    // After the first render, which screen readers do not announce.
    const { lines, stop } = startScreenReader(storyId, clock);
    window.__workbench = {
      storyId,
      globals: firstGlobals,
      shown: {
        direction: html.getAttribute('dir'),
        colorScheme: html.getAttribute(colorSchemeAttribute),
      },
      get foreignRequests() {
        return foreignRequests.refused();
      },
      get isPlayed() {
        return hasPlayed(storyId);
      },
      get notes() {
        return shownNotes();
      },
      readScreen: lines,
      readDebt: async () => (await import('./addons/tokens/readTokens')).readDebt(),
    };
    return stop;
  }, [storyId, firstGlobals, clock]);
  return children;
}

/** Context of a story: the strings of its locale, platform, theme and style cache. */
export const withStoryContext: Decorator = (Story, { id, globals, platform }) => {
  setLocale((globals.locale as Locale | undefined) ?? 'en');
  return (
    <PlatformProvider platform={platform}>
      <DocsTheme>
        <Report key={id} storyId={id} globals={globals} clock={platform.clock}>
          {globals.state === 'disabled' ? (
            // As in a form: no style makes a control disabled.
            <fieldset disabled style={{ display: 'contents' }}>
              <Story />
            </fieldset>
          ) : (
            <Story />
          )}
        </Report>
      </DocsTheme>
    </PlatformProvider>
  );
};
