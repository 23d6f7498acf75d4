import type { Theme } from '@mui/material/styles';
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { demos } from 'virtual:demos';
import { settingsAttribute } from '../../../domain/content/Playground';
import { defaultStyling, type DemoStyling } from '../../../domain/content/demoStylings';
import { parsePreference } from '../../../domain/preferences/preferenceTable';
import { createBrowserPlatform } from '../../../platform/createBrowserPlatform';
import { demoAddress } from './DemoCrash';
import { DemoRoot } from './DemoRoot';
import { demoMissing, demoReady, markupPreferences } from '../../../domain/content/demoFrame';
import { demoFrameStrings } from '../../../domain/strings/demoFrameStrings';
import { format } from '../../../domain/strings/format';
import { markEnteredText } from '../../../platform/page/enteredText';
import { provideFallbackStorage } from '../../../platform/storage/provideFallbackStorage';
import { exposeTheme } from './exposeTheme';
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

/** The place of the demo in the parent page, of the same origin. */
function pageAddress(): string {
  try {
    const id = window.frameElement?.closest('[data-demo-frame]')?.id;
    return demoAddress(window.parent.location.href, id);
  } catch {
    return document.referrer || location.href;
  }
}

/** Changes the text of a field as a reader does: React reports what its own setter of `value` did not write. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = `${text} `;
  set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Presses and types what was pressed and typed before the demo ran. */
function repeatInput(): void {
  for (const { event, text = '' } of window.takeInput?.() ?? []) {
    const { type, target } = event;
    if (event instanceof MouseEvent) target!.dispatchEvent(new MouseEvent(type, event));
    else if (event instanceof KeyboardEvent) target!.dispatchEvent(new KeyboardEvent(type, event));
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      write(target, text);
  }
}

const container = document.getElementById('demo')!;
let markRunning: () => void;
const running = new Promise<void>((resolve) => (markRunning = resolve));
const onRun = (theme?: Theme) => {
  if (theme) exposeTheme(window, theme);
  repeatInput();
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
  const { repository, version: documented } = container.dataset;
  const report = {
    demo: name,
    address: pageAddress(),
    browser: navigator.userAgent,
    repository,
    version: documented,
  };
  let root: Root | undefined;
  const { preferences } = platform;
  // What a server has rendered has no settings, and the default theme.
  const isAsPrepared = (load: unknown) =>
    load === versions[(container.dataset['styling'] ?? defaultStyling) as DemoStyling] &&
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
