import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  DialogsHost,
  useDocsDialogs,
  type DocsDialog,
} from '../../../components/DialogsHost/DialogsHost';
import { SettingsPanel } from '../../../components/Settings/SettingsPanel';
import { strings } from '../../../domain/strings/strings';
import type { Platform } from '../../../platform/Platform';
import { islandScope, themeCss } from '../../../theme/themeCss';
import { IslandRoot, islandTheme, type MountIsland, type OpenIsland } from './IslandRoot';

export interface IslandProps {
  /** Receives the function that opens the island, once it is rendered. */
  onReady: (open: OpenIsland) => void;
}

let hasVariables = false;

/** Gives islands the variables of the theme. The page defines only those that its own style sheet uses. */
function addVariables() {
  if (hasVariables) return;
  hasVariables = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss(islandTheme('ltr'), `.${islandScope}`));
  document.adoptedStyleSheets.push(sheet);
}

interface PreparedProps {
  dialog: DocsDialog;
  onReady: IslandProps['onReady'];
}

/** Renders a dialog while it is closed, so that it opens at once. */
function Prepared({ dialog, onReady }: PreparedProps) {
  const dialogs = useDocsDialogs();
  useEffect(() => {
    dialogs.prepare(dialog);
    onReady(() => dialogs.open(dialog));
  }, [dialogs, dialog, onReady]);
  return null;
}

/**
 * Renders an island, closed or in its place, in pieces that do not block input. Resolves to the function that opens
 * it, rejects when React cannot render it, or the signal ended it before.
 * @param name prefix of the ids in it
 * @param ownPlace where it is rendered; by default at the end of the page, for what floats
 */
export function renderIsland(
  Island: (props: IslandProps) => ReactNode,
  name: string,
  platform: Platform,
  signal?: AbortSignal,
  ownPlace?: HTMLElement,
): Promise<OpenIsland> {
  signal?.throwIfAborted();
  addVariables();
  const place = ownPlace ?? document.body.appendChild(document.createElement('div'));
  return new Promise((resolve, reject) => {
    const root = createRoot(place, { identifierPrefix: name, onUncaughtError: reject });
    signal?.addEventListener('abort', () => {
      root.unmount();
      place.remove();
    });
    startTransition(() =>
      root.render(
        <IslandRoot platform={platform}>
          <Island onReady={resolve} />
        </IslandRoot>,
      ),
    );
  });
}

/** The settings of the site. */
export const mountIsland: MountIsland = async (button, platform, signal) => {
  const { themeEditor } = button.dataset;
  const all = document.querySelectorAll('[data-demo-frame]').length;
  const styled = document.querySelectorAll('[data-tools]:has([data-choose=codeStyling])').length;
  const dialog: DocsDialog = {
    title: strings['settings.title'],
    content: (
      <SettingsPanel themeEditor={themeEditor} demos={all > 0 ? { all, styled } : undefined} />
    ),
  };
  const Settings = ({ onReady }: IslandProps) => (
    <DialogsHost>
      <Prepared dialog={dialog} onReady={onReady} />
    </DialogsHost>
  );
  return renderIsland(Settings, 'Settings', platform, signal);
};
