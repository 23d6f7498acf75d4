import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { demos } from 'virtual:demos';
import { defaultStyling } from '../../../domain/content/demoStylings';
import { createBrowserPlatform } from '../../../platform/createBrowserPlatform';
import { DemoRoot } from './DemoRoot';
import { demoMissing, demoReady } from '../../../domain/content/demoFrame';
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

const container = document.getElementById('demo')!;
void whenSettled(container, platform).then(() => {
  // For who takes pictures of it: outside of a page there is no frame.
  container.dataset['ready'] = '';
  window.frameElement?.dispatchEvent(new Event(demoReady));
});
const name = container.dataset['demo'] ?? '';
const versions = demos[name];

if (versions) {
  const report = { demo: name, address: pageAddress(), browser: navigator.userAgent };
  const root = createRoot(container);
  const { preferences } = platform;
  let shown: unknown;
  /** Renders the demo in the preferred styling, or in the default one. */
  const show = async () => {
    const load = versions[preferences.get('codeStyling')] ?? versions[defaultStyling];
    if (!load || load === shown) return;
    shown = load;
    try {
      const module = await load();
      if (load !== shown) return;
      const demo = withSettings(module, window.frameElement);
      // In slices: all frames share the thread of the page.
      startTransition(() =>
        root.render(<DemoRoot demo={demo} platform={platform} report={report} />),
      );
    } catch (error) {
      shown = undefined;
      if (window.frameElement && isMissingChunk(error)) {
        window.frameElement.dispatchEvent(new Event(demoMissing));
        return;
      }
      const Failed = () => {
        throw error;
      };
      root.render(
        <DemoRoot
          demo={Failed}
          platform={platform}
          report={report}
          onReset={() => location.reload()}
        />,
      );
    }
  };
  preferences.subscribe(() => void show());
  await show();
} else {
  container.textContent = format(demoFrameStrings['demo.missing'], { demo: name });
}
