import { attachDemoFrame } from '../../../components/DemoFrame/DemoFrame.behavior';
import {
  hideLoadFailure,
  showLoadFailure,
} from '../../../components/LoadFailure/LoadFailure.behavior';
import { demoMissing, demoReady } from '../../../domain/content/demoFrame';
import type { Platform } from '../../../platform/Platform';

/** Whether a frame has the document of its demo, not an error page: that of a browser is inaccessible. */
const hasDemo = ({ contentDocument }: HTMLIFrameElement) =>
  contentDocument?.querySelector('[data-demo]');

/** Shows a line, and a button to try again, over a demo below `root` that cannot be loaded. */
export function attachDemoFailures(
  root: ParentNode & Node,
  _platform?: unknown,
  signal?: AbortSignal,
): void {
  const follow = ({ target, type }: Event) => {
    const frame = (target as Element).closest<HTMLIFrameElement>('[data-demo-frame] iframe');
    const line = frame?.parentElement!.querySelector<HTMLElement>('[data-load-failure]');
    if (!frame || !line) return;
    if (type === demoReady) hideLoadFailure(line, frame);
    else if (type === demoMissing || !hasDemo(frame)) {
      // Without its script, a demo is still there as a server has rendered it.
      line.toggleAttribute('data-over', type === demoMissing);
      showLoadFailure(line, () => frame.setAttribute('src', frame.getAttribute('src')!));
    }
  };
  // None of them bubbles.
  for (const type of ['load', demoReady, demoMissing])
    root.addEventListener(type, follow, { capture: true, signal });
}

/** What only pages with demos need. Failures first: a demo may fail as soon as it starts. */
export function attachDemos(
  root: ParentNode & Node,
  platform: Platform,
  signal?: AbortSignal,
): void {
  attachDemoFailures(root, platform, signal);
  attachDemoFrame(root, platform, signal);
}
