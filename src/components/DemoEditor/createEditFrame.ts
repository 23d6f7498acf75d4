import { transform } from 'sucrase';
import {
  editTable,
  parseFrameMessage,
  type EditProblem,
  type EditRun,
  type PageMessage,
} from '../../domain/editing/editMessages';
import { preferenceNames } from '../../domain/preferences/preferenceTable';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import type { Platform, TimerId } from '../../platform/Platform';

/** What the frame of an edited demo does. `stopped`: its code did not end, or has gone to another document. */
export type EditStatus =
  | { kind: 'loading' | 'unavailable' | 'running' | 'shown' | 'endless' | 'stopped' }
  | { kind: 'problem'; problem: EditProblem };

type Source = Omit<EditRun, 'id'>;

export type EditFrame = ReturnType<typeof createEditFrame>;

/** A file of a demo as a CommonJS module, whose lines keep their numbers, or why it does not compile. */
function compile(text: string): { code: string } | { problem: EditProblem } {
  try {
    return transform(text, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    // Without the place, which is shown by itself.
    return { problem: { message: message.replace(/ \(\d+:\d+\)$/, ''), line: loc?.line } };
  }
}

/**
 * Runs edited code in a frame over that of its demo, whose place it takes once it shows something. The frame has no
 * origin: the code can reach neither the page nor what it stores.
 * @param viewport of the demo; its template has the frame of the demo
 */
export function createEditFrame(
  viewport: Element,
  { clock, preferences }: Pick<Platform, 'clock' | 'preferences'>,
  onStatus: (status: EditStatus) => void,
) {
  const original = viewport.querySelector('template')!.content.querySelector('iframe')!;
  // The demo's failure to load is not that of the frame: it is in another element.
  const place = viewport.appendChild(document.createElement('div'));
  let frame: HTMLIFrameElement | undefined;
  let source: Source | undefined;
  let isReady = false;
  let isEndless = false;
  let id = 0;
  let notBefore = 0;
  let timer: TimerId | undefined;

  const setTimer = (run: () => void, delay: number) => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(run, delay);
  };
  const showDemo = (isShown: boolean) => {
    const own = viewport.querySelector<HTMLElement>(':scope > iframe');
    if (own) own.style.visibility = isShown ? '' : 'hidden';
  };
  const post = (run?: EditRun) => {
    const chosen = Object.fromEntries(preferenceNames.map((name) => [name, preferences.get(name)]));
    const message: PageMessage = { preferences: chosen, run };
    frame?.contentWindow?.postMessage(message, '*');
  };
  function send() {
    id += 1;
    onStatus({ kind: 'running' });
    post({ ...source!, id });
  }

  function close(kind: 'loading' | 'stopped') {
    clock.clearTimeout(timer);
    if (isEndless) notBefore = clock.now() + editTable.processEnd;
    frame?.remove();
    frame = undefined;
    isReady = false;
    isEndless = false;
    showDemo(true);
    onStatus({ kind });
  }

  function open() {
    close('loading');
    const delay = notBefore - clock.now();
    if (delay > 0) setTimer(create, delay);
    else create();
  }

  function create() {
    // As large as the frame of the demo.
    frame = original.cloneNode() as HTMLIFrameElement;
    // Forms only submit to their own listeners: the policy of the frame allows no other target.
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    // The document of a template has no base of its own.
    const demoUrl = new URL(original.getAttribute('src')!, location.href);
    frame.setAttribute('src', new URL('../edit/', demoUrl).pathname);
    frame.title = format(strings['edit.frameOf'], { demo: original.title });
    frame.style.opacity = '0';
    frame.addEventListener(
      'load',
      () => {
        // The answer may come first. Then the first load is that of its document, and another one that it was left.
        frame?.addEventListener('load', () => close('stopped'));
        if (!isReady) setTimer(() => onStatus({ kind: 'unavailable' }), editTable.longestAnswer);
      },
      { once: true },
    );
    place.append(frame);
  }

  const onMessage = (event: MessageEvent) => {
    const message = frame && event.source === frame.contentWindow && parseFrameMessage(event.data);
    if (!message) return;
    if (message.type === 'ready') {
      isReady = true;
      clock.clearTimeout(timer);
      if (source) send();
      return;
    }
    if (message.id !== id) return;
    clock.clearTimeout(timer);
    isEndless = false;
    if (message.type === 'started')
      setTimer(() => {
        isEndless = true;
        onStatus({ kind: 'endless' });
      }, editTable.longestRun);
    else if (message.type === 'missing') onStatus({ kind: 'unavailable' });
    else if (message.type === 'problem') onStatus({ kind: 'problem', problem: message.problem });
    else {
      frame!.style.opacity = '1';
      showDemo(false);
      onStatus({ kind: 'shown' });
    }
  };
  addEventListener('message', onMessage);
  const unsubscribe = preferences.subscribe(() => post());

  return {
    /** Runs a file as soon as the frame can. What was shown stays where it cannot run. */
    run(text: string, files: Omit<Source, 'code'>) {
      const result = compile(text);
      if ('problem' in result) return onStatus({ kind: 'problem', problem: result.problem });
      source = { code: result.code, ...files };
      if (!frame || isEndless) open();
      else if (isReady) send();
    },
    /** Replaces the frame, once it has had something to run. */
    restart: () => source && open(),
    /** Removes a frame whose code does not end. The next run gets a new one. */
    stop: () => close('stopped'),
    /** Shows the demo again. */
    remove() {
      removeEventListener('message', onMessage);
      unsubscribe();
      clock.clearTimeout(timer);
      showDemo(true);
      place.remove();
    },
  };
}
