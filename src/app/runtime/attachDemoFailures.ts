import {
  hideLoadFailure,
  showLoadFailure,
} from '../../components/LoadFailure/LoadFailure.behavior';
import { demoMissing, demoRuns } from '../../domain/content/demoMissing';
import { demoReady } from '../../domain/content/demoReady';

/** Whether the document of a frame is the demo's, and its script has run. A browser's error page is inaccessible. */
const runs = ({ contentDocument }: HTMLIFrameElement) =>
  contentDocument?.querySelector(`[${demoRuns}]`);

/** Shows a line, and a button to try again, over a demo below `root` that cannot be loaded. */
export function attachDemoFailures(root: ParentNode & Node): () => void {
  const end = new AbortController();
  const follow = ({ target, type }: Event) => {
    const frame = (target as Element).closest<HTMLIFrameElement>('[data-demo-frame] iframe[src]');
    const line = frame?.parentElement!.querySelector<HTMLElement>('[data-load-failure]');
    if (!frame || !line) return;
    if (type === demoReady) hideLoadFailure(line, frame);
    else if (type === demoMissing || !runs(frame))
      showLoadFailure(line, () => frame.setAttribute('src', frame.getAttribute('src')!));
  };
  // None of them bubbles.
  for (const type of ['load', demoReady, demoMissing])
    root.addEventListener(type, follow, { capture: true, signal: end.signal });
  return () => end.abort();
}
