import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { demos } from 'virtual:demos';
import { settingsAttribute } from '../../../domain/content/Playground';
import { defaultStyling } from '../../../domain/content/demoStylings';
import { parsePreference } from '../../../domain/preferences/preferenceTable';
import { createBrowserPlatform } from '../../../platform/createBrowserPlatform';
import { shown } from '../demoTheme/createTheme';
import { DemoRoot } from './DemoRoot';
import { demoMissing, demoReady, markupPreferences } from '../../../domain/content/demoFrame';
import { demoFrameStrings } from '../../../domain/strings/demoFrameStrings';
import { format } from '../../../domain/strings/format';
import { markEnteredText } from '../../../platform/page/enteredText';
import { provideFallbackStorage } from '../../../platform/storage/provideFallbackStorage';
import { followMode, followPage, passSearchKeys } from './followPage';
import { withSettings } from './withSettings';
import { isMissingChunk, whenSettled } from './whenSettled';
import './frame.css';

provideFallbackStorage(window);
const platform = createBrowserPlatform(window);
if (window.frameElement) {
  followPage(platform.preferences, window.parent);
  passSearchKeys(window, window.frameElement);
}
followMode(platform, window);
markEnteredText(document);

/** The parent page, of the same origin. */
function pageAddress(): string {
  try {
    return window.parent.location.href;
  } catch {
    return document.referrer || location.href;
  }
}

/** Presses what was pressed before the demo ran, on what is still there. */
function repeatPresses(): void {
  for (const event of window.takePresses?.() ?? [])
    event.target!.dispatchEvent(new MouseEvent(event.type, event as MouseEvent));
}

const container = document.getElementById('demo')!;
let markRunning: () => void;
const running = new Promise<void>((resolve) => (markRunning = resolve));
const onRun = () => {
  // What was prepared has the default direction, and starts again in another one.
  if (shown.direction !== platform.preferences.get('direction')) return;
  repeatPresses();
  markRunning();
};
void running
  .then(() => whenSettled(container, platform))
  .then(() => {
    // For who takes pictures of it: outside of a page there is no frame.
    container.dataset['ready'] = '';
    document.documentElement.style.visibility = '';
    window.frameElement?.dispatchEvent(new Event(demoReady));
  });
const name = container.dataset['demo'] ?? '';
const versions = demos[name];

if (versions) {
  const report = { demo: name, address: pageAddress(), browser: navigator.userAgent };
  let root: Root | undefined;
  const { preferences } = platform;
  // What a server has rendered is the default version, without settings and in the default theme.
  const isAsPrepared = (load: unknown) =>
    load === versions[defaultStyling] &&
    container.hasChildNodes() &&
    !window.frameElement?.hasAttribute(settingsAttribute) &&
    markupPreferences.every((name) => preferences.get(name) === parsePreference(name, null));
  const render = (element: ReactElement, load?: unknown) => {
    if (root) root.render(element);
    else if (load && isAsPrepared(load)) root = hydrateRoot(container, element);
    else {
      root = createRoot(container);
      root.render(element);
    }
  };
  let version: unknown;
  /** Renders the demo in the preferred styling, or in the default one. */
  const show = async () => {
    const load = versions[preferences.get('codeStyling')] ?? versions[defaultStyling];
    if (!load || load === version) return;
    version = load;
    try {
      const module = await load();
      if (load !== version) return;
      const demo = withSettings(module, window.frameElement);
      // In slices: all frames share the thread of the page.
      startTransition(() => render(<DemoRoot {...{ demo, platform, report, onRun }} />, load));
    } catch (error) {
      version = undefined;
      if (window.frameElement && isMissingChunk(error)) {
        window.frameElement.dispatchEvent(new Event(demoMissing));
        return;
      }
      const Failed = () => {
        throw error;
      };
      const onReset = () => location.reload();
      render(<DemoRoot demo={Failed} {...{ platform, report, onReset, onRun }} />);
    }
  };
  preferences.subscribe(() => void show());
  await show();
} else {
  container.textContent = format(demoFrameStrings['demo.missing'], { demo: name });
  onRun();
}
