import { createRoot } from 'react-dom/client';
import { demos } from 'virtual:demos';
import { createBrowserPlatform } from '../../platform/createBrowserPlatform';
import { DemoRoot } from './DemoRoot';
import { followMode } from './followMode';
import './frame.css';

const platform = createBrowserPlatform(window);
followMode(platform, window);

/** The page around the demo, which has the same origin. */
function pageAddress(): string {
  try {
    return window.parent.location.href;
  } catch {
    return document.referrer || location.href;
  }
}

const container = document.getElementById('demo')!;
const name = container.dataset['demo'] ?? '';
const load = demos[name];

if (load) {
  const report = { demo: name, address: pageAddress(), browser: navigator.userAgent };
  const root = createRoot(container);
  try {
    const { default: demo } = await load();
    root.render(<DemoRoot demo={demo} platform={platform} report={report} />);
  } catch (error) {
    const Failed = () => {
      throw error;
    };
    root.render(<DemoRoot demo={Failed} platform={platform} report={report} onReset={() => location.reload()} />);
  }
} else {
  container.textContent = `There is no demo ${name}.`;
}
