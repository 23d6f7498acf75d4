import type { Theme } from '@mui/material/styles';
import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { sheets } from 'virtual:editable';
import { usesIconFont } from '../../../domain/code/iconFont';
import type { EditRun, FrameMessage, PageMessage } from '../../../domain/editing/editMessages';
import { demoFrameStrings } from '../../../domain/strings/demoFrameStrings';
import { createBrowserPlatform } from '../../../platform/createBrowserPlatform';
import { focusStart } from '../../../platform/page/focusStart';
import { PlatformProvider } from '../../../platform/PlatformContext';
import { provideFallbackStorage } from '../../../platform/storage/provideFallbackStorage';
import { DemoStyles } from '../demo/DemoStyles';
import { exposeTheme } from '../demo/exposeTheme';
import { followMode } from '../demo/followPage';
import '../demo/frame.css';
import { loadModules, problemOf, runModule } from './runModule';

// Runs code that a reader has edited, in a frame without an origin: it has no storage, no cookies and no page to reach.
provideFallbackStorage(window);
const platform = createBrowserPlatform(window);
const { clock, preferences } = platform;
followMode(platform, window);

// A document without an origin has none that messages could be limited to: the page checks which window sent them.
const post = (message: FrameMessage) => window.parent.postMessage(message, '*');
const fail = (id: number, error: unknown) =>
  post({ type: 'problem', id, problem: problemOf(error) });

const container = document.getElementById('demo')!;
const root = createRoot(container, {
  // Reported by the boundary.
  onCaughtError: () => undefined,
});
let latest = 0;
/** What was last rendered without an error. */
let working: ReactNode;

interface BoundaryProps {
  id: number;
  /** In place of what has failed. */
  instead: () => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    fail(this.props.id, error);
  }

  override render() {
    return this.state.hasFailed ? this.props.instead() : this.props.children;
  }
}

/** Calls back after the effects of what is rendered before it, which can throw as well. */
function Settled({ onSettled }: { onSettled: () => void }) {
  useEffect(() => {
    const timer = clock.setTimeout(onSettled, 0);
    return () => clock.clearTimeout(timer);
  }, [onSettled]);
  return null;
}

const onRun = (theme: Theme) => exposeTheme(window, theme);

/** Renders a demo; where it fails, what has worked before, and nothing where that fails as well. */
function show(id: number, Demo: ComponentType) {
  const render = (children: ReactNode) =>
    root.render(
      <PlatformProvider platform={platform}>
        <DemoStyles onRun={onRun}>{children}</DemoStyles>
      </PlatformProvider>,
    );
  const lastWorking = () => (
    <Boundary id={id} instead={() => null}>
      {working}
    </Boundary>
  );
  const onSettled = () => {
    // A dialog is not in the container.
    if (!container.hasChildNodes() && !document.querySelector('body > :not(#demo, noscript)')) {
      fail(id, demoFrameStrings['edit.empty']);
      return render(lastWorking());
    }
    working = <Demo key={id} />;
    post({ type: 'rendered', id });
  };
  render(
    <Boundary key={id} id={id} instead={lastWorking}>
      <Demo />
      <Settled onSettled={onSettled} />
    </Boundary>,
  );
}

async function run({ id, code, sheets: styleSheets, tailwind = '' }: EditRun) {
  latest = id;
  try {
    await loadModules(code);
    await sheets[tailwind]?.();
    if (usesIconFont(code)) await import('../iconFont/startIconFont');
  } catch {
    return post({ type: 'missing', id });
  }
  document.adoptedStyleSheets = styleSheets.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  // The page knows that the code starts before it can take all time.
  post({ type: 'started', id });
  clock.setTimeout(() => {
    if (id !== latest) return;
    try {
      show(id, runModule(code));
    } catch (error) {
      fail(id, error);
    }
  }, 0);
}

// Errors of event handlers and promises, which no boundary catches.
addEventListener('error', ({ error }) => error && fail(latest, error));
addEventListener('unhandledrejection', ({ reason }) => fail(latest, reason));

addEventListener('message', ({ source, data }: MessageEvent<PageMessage>) => {
  if (source !== window.parent) return;
  preferences.show(data.preferences);
  if (data.isFocusReset) focusStart(document);
  if (data.run) void run(data.run);
});
post({ type: 'ready' });
