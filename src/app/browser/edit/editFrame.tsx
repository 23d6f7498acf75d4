import { createRoot } from 'react-dom/client';
import { sheets } from 'virtual:editable';
import { usesIconFont } from '../../../domain/code/iconFont';
import type { EditRun, FrameMessage, PageMessage } from '../../../domain/editing/editMessages';
import { createBrowserPlatform } from '../../../platform/createBrowserPlatform';
import { provideFallbackStorage } from '../../../platform/storage/provideFallbackStorage';
import { followMode } from '../demo/followPage';
import '../demo/frame.css';
import { EditStage, type EditVersion } from './EditStage';
import { loadModules, problemOf, runModule } from './runModule';

// Runs code that a reader has edited, in a frame without an origin: it has no storage, no cookies and no page to reach.
provideFallbackStorage(window);
const platform = createBrowserPlatform(window);
followMode(platform, window);

// A document without an origin has none that messages could be limited to: the page checks which window sent them.
const post = (message: FrameMessage) => window.parent.postMessage(message, '*');

const root = createRoot(document.getElementById('demo')!, {
  // Reported by the boundary.
  onCaughtError: () => undefined,
});
let shown: EditVersion | undefined;
let tried: EditVersion | undefined;
let latest = 0;
/** Whether the version that is shown has been started again after it failed. */
let isRevived = false;

const fail = (id: number, error: unknown) =>
  post({ type: 'problem', id: Math.abs(id), problem: problemOf(error) });

function onError(id: number, error: unknown) {
  fail(id, error);
  if (id === tried?.id) tried = undefined;
  else if (shown && !isRevived) {
    // It has worked, and fails later: what it showed at first is the last result that works.
    isRevived = true;
    shown = { ...shown, id: -shown.id };
  }
  show();
}

function onSettled(id: number, isEmpty: boolean) {
  if (id !== tried?.id) return;
  if (isEmpty && document.body.childElementCount === 1) {
    post({ type: 'problem', id, problem: { kind: 'empty', message: '' } });
  } else {
    shown = tried;
    isRevived = false;
    post({ type: 'rendered', id });
  }
  tried = undefined;
  show();
}

const show = () => root.render(<EditStage {...{ platform, shown, tried, onSettled, onError }} />);

async function adoptSheets({ sheets: own, tailwind }: EditRun) {
  const compiled = tailwind ? await sheets[tailwind]?.() : undefined;
  document.adoptedStyleSheets = [...own, compiled?.default ?? ''].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

async function run(next: EditRun) {
  const { id, code } = next;
  latest = id;
  try {
    await loadModules(code);
    await adoptSheets(next);
    if (usesIconFont(code)) await import('../iconFont/startIconFont');
    // The page knows that the code starts before it can take all time.
    post({ type: 'started', id });
    await new Promise<void>((resolve) => platform.clock.setTimeout(resolve, 0));
    if (id !== latest) return;
    tried = { id, demo: runModule(code) };
    show();
  } catch (error) {
    fail(id, error);
  }
}

// Errors of event handlers and promises, which no boundary catches.
addEventListener('error', ({ error }) => fail(latest, error));
addEventListener('unhandledrejection', ({ reason }) => fail(latest, reason));

addEventListener('message', ({ source, data }: MessageEvent<PageMessage>) => {
  if (source !== window.parent) return;
  platform.preferences.show(data.preferences);
  if (data.type === 'run') void run(data.run);
});
post({ type: 'ready' });
