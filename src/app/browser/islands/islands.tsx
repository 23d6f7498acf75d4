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
import { IslandRoot, islandTheme, type OpenIsland } from './IslandRoot';

interface IslandProps {
  /** Receives the function that opens the island, once it is rendered. */
  onReady: (open: OpenIsland) => void;
}

/** What buttons open, by their `data-island`. */
const islands = {
  Settings: () => {
    const dialog: DocsDialog = { title: strings['settings.title'], content: <SettingsPanel /> };
    return ({ onReady }: IslandProps) => (
      <DialogsHost>
        <Prepared dialog={dialog} onReady={onReady} />
      </DialogsHost>
    );
  },
  // With the index, which nothing else uses, in a chunk of its own.
  Search: async (button: HTMLElement) => {
    const { searchIsland } = await import('./searchIsland');
    return searchIsland((button as HTMLAnchorElement).pathname);
  },
} satisfies Record<
  string,
  (
    button: HTMLElement,
  ) => ((props: IslandProps) => ReactNode) | Promise<(props: IslandProps) => ReactNode>
>;

export type IslandName = keyof typeof islands;

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
 * Renders an island, closed, in pieces that do not block input. Resolves to the function that opens it, rejects when
 * its code cannot be loaded, React cannot render it, or the signal ended it before.
 * @param button the first one that wanted it
 */
export async function mountIsland(
  name: IslandName,
  platform: Platform,
  button: HTMLElement,
  signal?: AbortSignal,
): Promise<OpenIsland> {
  const Island = await islands[name](button);
  signal?.throwIfAborted();
  addVariables();
  const place = document.body.appendChild(document.createElement('div'));
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
