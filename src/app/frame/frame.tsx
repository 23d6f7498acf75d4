import { createRoot } from 'react-dom/client';
import { demos } from 'virtual:demos';
import { createBrowserPlatform } from '../../platform/createBrowserPlatform';
import { DemoRoot } from './DemoRoot';
import { followMode } from './followMode';
import './frame.css';

const platform = createBrowserPlatform(window);
followMode(platform, window);

const container = document.getElementById('demo')!;
const load = demos[container.dataset['demo'] ?? ''];

if (load) {
  const { default: demo } = await load();
  createRoot(container).render(<DemoRoot demo={demo} platform={platform} />);
} else {
  container.textContent = `There is no demo ${container.dataset['demo']}.`;
}
