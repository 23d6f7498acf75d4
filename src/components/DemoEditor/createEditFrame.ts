import {
  editTable,
  parseFrameMessage,
  type EditProblem,
  type PageMessage,
} from '../../domain/editing/editMessages';
import { preferenceNames, type Preferences } from '../../domain/preferences/preferenceTable';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import type { Platform, TimerId } from '../../platform/Platform';
import { compileCode } from './compileCode';

/** What the frame of an edited demo does. */
export type EditStatus =
  | { kind: 'loading' | 'unavailable' | 'running' | 'shown' }
  /** The code has not finished in time. */
  | { kind: 'endless' }
  /** The frame has been removed: its code did not end, or went to another document. */
  | { kind: 'stopped' }
  | { kind: 'problem'; problem: EditProblem };

/** What runs in the frame. */
export interface EditSource {
  text: string;
  sheets: readonly string[];
  tailwind: string | undefined;
}

export type EditFrame = ReturnType<typeof createEditFrame>;

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
  const template = viewport.querySelector('template')!;
  const demoFrame = template.content.querySelector('iframe')!;
  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  let isEndless = false;
  let compiled: Parameters<typeof send>[0] | undefined;
  let id = 0;
  let notBefore = 0;
  let timer: TimerId | undefined;

  const showDemo = (isShown: boolean) => {
    const own = viewport.querySelector<HTMLElement>('iframe:not([sandbox])');
    if (own) own.style.visibility = isShown ? '' : 'hidden';
  };
  const waitForAnswer = (milliseconds: number) => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => onStatus({ kind: 'unavailable' }), milliseconds);
  };
  const post = (message: PageMessage) => frame?.contentWindow?.postMessage(message, '*');
  const shownPreferences = (): Partial<Preferences> =>
    Object.fromEntries(preferenceNames.map((name) => [name, preferences.get(name)]));

  function send(run: { code: string; sheets: readonly string[]; tailwind: string | undefined }) {
    id += 1;
    onStatus({ kind: 'running' });
    post({ type: 'run', run: { id, ...run }, preferences: shownPreferences() });
  }

  const onMessage = ({ source, data }: MessageEvent) => {
    const message = frame && source === frame.contentWindow && parseFrameMessage(data);
    if (!message) return;
    if (message.type === 'ready') {
      isReady = true;
      clock.clearTimeout(timer);
      if (compiled) send(compiled);
    } else if (message.type === 'missing') {
      // Edited code can ask for scripts that are not there, too.
      if (!isReady) onStatus({ kind: 'unavailable' });
    } else if (message.id !== id) return;
    else if (message.type === 'started') {
      clock.clearTimeout(timer);
      timer = clock.setTimeout(() => {
        isEndless = true;
        onStatus({ kind: 'endless' });
      }, editTable.longestRun);
    } else {
      clock.clearTimeout(timer);
      isEndless = false;
      if (message.type === 'problem')
        return onStatus({ kind: 'problem', problem: message.problem });
      frame!.style.opacity = '1';
      showDemo(false);
      onStatus({ kind: 'shown' });
    }
  };

  function close() {
    clock.clearTimeout(timer);
    if (isEndless) notBefore = clock.now() + editTable.processEnd;
    frame?.remove();
    frame = undefined;
    isReady = false;
    isEndless = false;
    showDemo(true);
  }

  function open() {
    close();
    onStatus({ kind: 'loading' });
    const delay = notBefore - clock.now();
    if (delay > 0) timer = clock.setTimeout(create, delay);
    else create();
  }

  function create() {
    // As large as the frame of the demo.
    const next = demoFrame.cloneNode() as HTMLIFrameElement;
    // Forms only submit to their own listeners: the policy of the frame allows no other target.
    next.setAttribute('sandbox', 'allow-scripts allow-forms');
    // The document of a template has no base of its own.
    const demoUrl = new URL(demoFrame.getAttribute('src')!, location.href);
    next.setAttribute('src', new URL('../edit/', demoUrl).pathname);
    next.title = format(strings['edit.frameOf'], { demo: demoFrame.title });
    next.style.opacity = '0';
    let hasLoaded = false;
    next.addEventListener('load', () => {
      // The answer may come first.
      if (!hasLoaded && !isReady) waitForAnswer(editTable.longestAnswer);
      if (hasLoaded) {
        // The code has left its document.
        close();
        onStatus({ kind: 'stopped' });
      }
      hasLoaded = true;
    });
    viewport.querySelector('[data-load-failure]')!.before(next);
    frame = next;
    waitForAnswer(editTable.longestStart);
  }

  addEventListener('message', onMessage);
  const unsubscribe = preferences.subscribe(() =>
    post({ type: 'preferences', preferences: shownPreferences() }),
  );

  return {
    /** Runs a file as soon as the frame can. What was shown stays where it cannot run. */
    run({ text, ...others }: EditSource) {
      const result = compileCode(text);
      if ('problem' in result) return onStatus({ kind: 'problem', problem: result.problem });
      compiled = { code: result.code, ...others };
      if (!frame || isEndless) open();
      else if (isReady) send(compiled);
    },
    /** Replaces a frame that could not load. */
    retry: open,
    /** Removes a frame whose code does not end. The next run gets a new one. */
    stop() {
      close();
      onStatus({ kind: 'stopped' });
    },
    /** Shows the demo again. */
    remove() {
      removeEventListener('message', onMessage);
      unsubscribe();
      close();
    },
  };
}
