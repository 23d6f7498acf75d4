import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { colorSchemeAttribute } from '../../src/domain/preferences/preferenceTable';
import { PlatformProvider } from '../../src/platform/PlatformContext';
import { foreignRequests } from '../foreignRequests';
import { DocsTheme } from './DocsTheme';

interface ReportProps {
  storyId: string;
  globals: Record<string, unknown>;
  children: ReactNode;
}

/** Notes, for the test runner, what the page looked like when the story was first drawn. */
function Report({ storyId, globals, children }: ReportProps) {
  useLayoutEffect(() => {
    const html = document.documentElement;
    window.__workbench = {
      storyId,
      globals,
      shown: { direction: html.getAttribute('dir'), colorScheme: html.getAttribute(colorSchemeAttribute) },
      get foreignRequests() {
        return foreignRequests.refused();
      },
    };
    // Only the first drawing counts: later ones may be the story's own doing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [storyId]);
  return children;
}

/** The reader around a story: platform, theme and style cache. */
export const withReader: Decorator = (Story, { id, globals, platform }) => (
  <PlatformProvider platform={platform}>
    <DocsTheme>
      <Report storyId={id} globals={globals}>
        <Story />
      </Report>
    </DocsTheme>
  </PlatformProvider>
);
