import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { spyOn } from '../kit/storyTest';
import { DemoStyles } from '../../src/app/browser/demo/DemoStyles';
import { createBrowserStorage } from '../../src/platform/storage/createBrowserStorage';
import { usePreference } from '../../src/platform/PlatformContext';
import { FrameStyles } from '../kit/styleSheets';

/** Parameters of a story whose steps use the menu beside the page. */
export const besideMenu = { stepsNeed: { from: 900, because: 'the menu is closed' } };

interface AppModeProps {
  mode: string;
  children: ReactNode;
}

/** `AppProvider` reads its own mode from storage as it starts; on the site the frame writes it there. */
function AppMode({ mode, children }: AppModeProps) {
  useState(() => createBrowserStorage(window, 'localStorage').set('toolpad-mode', mode));
  return children;
}

function FollowUser({ children }: { children: ReactNode }) {
  const mode = usePreference('mode');
  const direction = usePreference('direction');
  return (
    <AppMode key={`${mode} ${direction}`} mode={mode}>
      {children}
    </AppMode>
  );
}

/** In its frame on the site a demo has no theme around it; the workbench's would be merged into the demo's. */
const noTheme = () => ({}) as Theme;

const withUserMode: Decorator = (Story) => (
  <FollowUser>
    <FrameStyles />
    <ThemeProvider theme={noTheme}>
      <DemoStyles>
        <Story />
      </DemoStyles>
    </ThemeProvider>
  </FollowUser>
);

/**
 * React 19 reports the color scheme script that `AppProvider` renders in the browser.
 * It cannot be fixed here, and every other message must fail the story.
 */
function silenceSchemeScript() {
  const { error } = console;
  const spy = spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    if (!String(message[0]).startsWith('Encountered a script tag while rendering'))
      error(...message);
  });
  return () => spy.mockRestore();
}

/** Shared by all demo stories: the demo fills the story's window, as in its frame on a page. */
export const demoStory = {
  parameters: { hydrated: true, layout: 'fullscreen' as const },
  decorators: [withUserMode],
  beforeEach: silenceSchemeScript,
};
