import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { colorSchemeAttribute } from '../../src/domain/preferences/preferenceTable';
import { PlatformProvider } from '../../src/platform/PlatformContext';
import { setLocale, type Locale } from '../../stories/kit/pseudoLocales';
import { foreignRequests } from '../foreignRequests';
import { DocsTheme } from './DocsTheme';

interface ReportProps {
  storyId: string;
  globals: Record<string, unknown>;
  children: ReactNode;
}

/**
 * Records, for the test runner, the state of the page when the story first rendered: later changes may come from the
 * story itself. Use the story's id as its `key`.
 */
function Report({ storyId, globals, children }: ReportProps) {
  const [firstGlobals] = useState(globals);
  const [, setRendered] = useState(false);
  // React runs all effects before it renders again for a layout effect, so `play` begins after them.
  useLayoutEffect(() => setRendered(true), []);
  useLayoutEffect(() => {
    const html = document.documentElement;
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
    };
  }, [storyId, firstGlobals]);
  return children;
}

/** Context of a story: the strings of its locale, platform, theme and style cache. */
export const withStoryContext: Decorator = (Story, { id, globals, platform }) => {
  setLocale(globals.locale as Locale);
  return (
    <PlatformProvider platform={platform}>
      <DocsTheme>
        <Report key={id} storyId={id} globals={globals}>
          <Story />
        </Report>
      </DocsTheme>
    </PlatformProvider>
  );
};
