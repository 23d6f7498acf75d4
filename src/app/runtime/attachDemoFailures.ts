import { demoMissing, demoRuns } from '../../domain/content/demoMissing';
import { demoReady } from '../../domain/content/demoReady';
import { showLoadFailure } from '../../components/LoadFailure/LoadFailure.behavior';

/** Whether the document of a frame is the demo's, and its script has run. A browser's error page is inaccessible. */
const runs = ({ contentDocument }: HTMLIFrameElement) =>
  Boolean(contentDocument?.querySelector(`[${demoRuns}]`));

/** Loads a frame again; rejects when the demo does not start. */
const restart = (frame: HTMLIFrameElement) =>
  new Promise<void>((resolve, reject) => {
    const end = new AbortController();
    const settle = (act: () => void) => () => {
      end.abort();
      act();
    };
    const { signal } = end;
    frame.addEventListener(demoReady, settle(resolve), { signal });
    frame.addEventListener(demoMissing, settle(reject), { signal });
    frame.addEventListener('load', () => !runs(frame) && settle(reject)(), { signal });
    frame.setAttribute('src', frame.getAttribute('src')!);
  });

/** Shows a line, and a button to try again, over a demo below `root` that cannot be loaded. */
export function attachDemoFailures(root: ParentNode & Node): () => void {
  const end = new AbortController();
  const fail = (frame: HTMLIFrameElement) => {
    const line = frame.parentElement!.querySelector<HTMLElement>('[data-load-failure]');
    if (line) showLoadFailure(line, { target: frame, retry: () => restart(frame) });
  };
  const check = ({ target, type }: Event) => {
    const frame = (target as Element).closest<HTMLIFrameElement>('[data-demo-frame] iframe[src]');
    if (frame && (type === demoMissing || !runs(frame))) fail(frame);
  };
  // Neither event bubbles.
  for (const type of ['load', demoMissing])
    root.addEventListener(type, check, { capture: true, signal: end.signal });
  return () => end.abort();
}
