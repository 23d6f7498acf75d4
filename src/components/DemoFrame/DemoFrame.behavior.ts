import { parseCodeHash } from '../../domain/code/codeHash';
import { stylingOfFile } from '../../domain/content/demoStylings';
import type { SandboxSource } from '../../domain/code/sandboxProject';
import { fetchText } from '../../platform/page/fetchText';
import { startFrames } from './startFrames';
import type { Platform } from '../../platform/Platform';

/** Tools of a demo, by what is clicked; `attachCodeBlock` reports what it copies. */
const actions = [
  ['[data-sandbox="zip"]', 'download'],
  ['[data-sandbox]', 'stackblitz'],
  ['[data-demo-reset]', 'reset'],
  ['[data-demo-link]', 'source'],
  ['details:not([open]) > summary', 'expand'],
] as const;

/** Signs that the whole code of a demo may be wanted. */
const intents = ['pointerover', 'focusin'] as const;

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Makes each bar of tools below `root` one stop of the Tab key; arrows, Home and End lead from tool to tool. */
function attachToolbars(root: ParentNode & Node): () => void {
  const toolsOf = (bar: Element) =>
    [...bar.querySelectorAll<HTMLElement>('button, a')].filter((tool) => tool.checkVisibility());
  const makeStop = (bar: Element, stop: Element | undefined) => {
    for (const tool of bar.querySelectorAll<HTMLElement>('button, a'))
      tool.tabIndex = tool === stop ? 0 : -1;
  };
  const barOf = ({ target }: Event) => (target as Element).closest('[data-tools]');

  const onFocus = (event: Event) => {
    const bar = barOf(event);
    if (bar) makeStop(bar, (event.target as Element).closest('button, a') ?? undefined);
  };
  const onKey = (event: Event) => {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const bar = barOf(event);
    if (!bar || altKey || ctrlKey || metaKey) return;
    const tools = toolsOf(bar);
    const step = (steps[key] ?? 0) * (getComputedStyle(bar).direction === 'rtl' ? -1 : 1);
    const index =
      key === 'Home'
        ? 0
        : key === 'End'
          ? tools.length - 1
          : step && tools.indexOf(document.activeElement as HTMLElement) + step;
    if (!step && key !== 'Home' && key !== 'End') return;
    event.preventDefault();
    tools.at(index % tools.length)?.focus();
  };

  for (const bar of root.querySelectorAll('[data-tools]')) makeStop(bar, toolsOf(bar)[0]);
  root.addEventListener('focusin', onFocus);
  root.addEventListener('keydown', onKey);
  return () => {
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('keydown', onKey);
  };
}

/** Puts the whole code of a demo into its fold, once, from the document that has the code of all demos of the page. */
function createCodeLoader() {
  let code: Promise<Document> | undefined;
  const linkOf = (frame: Element) => frame.querySelector<HTMLAnchorElement>('[data-demo-code]');
  const fetchCode = (link: HTMLAnchorElement) => {
    code ??= fetchText(link.pathname).then((text) =>
      new DOMParser().parseFromString(text, 'text/html'),
    );
    return code;
  };
  const forget = () => (code = undefined);
  return {
    lacks: (frame: Element) => linkOf(frame) !== null,
    warm: (frame: Element) => {
      const link = linkOf(frame);
      if (link) fetchCode(link).catch(forget);
    },
    /** Rejects when it cannot be had: the link to it is still there. */
    async load(frame: Element): Promise<void> {
      const link = linkOf(frame);
      if (!link) return;
      try {
        const section = (await fetchCode(link)).getElementById(frame.id)!;
        linkOf(frame)?.replaceWith(...document.importNode(section, true).childNodes);
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}

/** The code of a demo that is shown, as what a sandbox is made of. */
function sandboxSource(frame: Element): SandboxSource {
  // What the reader's choices hide is hidden itself; the files of other tabs are not.
  const chosen = [...frame.querySelectorAll('pre:not([data-preview])')].filter(
    (block) => getComputedStyle(block).display !== 'none',
  );
  const files = chosen.map((block) => ({
    fileName: block.getAttribute('aria-label')!,
    text: block.textContent,
  }));
  const { fileName } = files[0]!;
  const { title } = frame.querySelector('template')!.content.querySelector('iframe')!;
  return {
    title,
    codeVariant: fileName.endsWith('.tsx') ? 'TS' : 'JS',
    styling: stylingOfFile(fileName),
    files,
  };
}

/**
 * Starts the demos below `root`, activates their tools, except copying, which is `attachCodeBlock`, and opens the code
 * of the demo in the URL.
 */
export function attachDemoFrame(
  root: ParentNode & Node,
  { analytics, clock, preferences }: Platform,
): () => void {
  const report = (target: Element) => {
    const frame = target.closest('[data-demo-frame]');
    const action = frame && actions.find(([selector]) => target.closest(selector))?.[1];
    if (action) analytics.send({ name: 'demo', eventAction: action, eventLabel: frame.id });
  };
  const onClick = ({ target }: Event) => {
    report(target as Element);
    const tool = (target as Element).closest<HTMLElement>('[data-demo-reset], [data-sandbox]');
    const frame = tool?.closest('[data-demo-frame]');
    if (!tool || !frame) return;
    if ('demoReset' in tool.dataset) {
      const iframe = frame.querySelector('iframe');
      iframe?.setAttribute('src', iframe.getAttribute('src')!);
      return;
    }
    const source = sandboxSource(frame);
    tool.closest<HTMLElement>('[popover]')?.hidePopover();
    if (tool.dataset['sandbox'] === 'zip')
      void import('./downloadProject').then(({ downloadProject }) => downloadProject(source));
    else void import('./openSandbox').then(({ openSandbox }) => openSandbox(source));
  };
  const code = createCodeLoader();
  const frameOf = ({ target }: Event) =>
    (target as Element).closest<HTMLElement>('[data-demo-frame]');
  const foldOf = (frame: Element) => frame.querySelector('details')!;
  const showCode = (frame: Element) =>
    code.load(frame).then(() => {
      styling = undefined;
      onChoice();
    });
  // Before other listeners: a tool that needs the whole code waits for it.
  const onTool = (event: Event) => {
    const tool = (event.target as Element).closest<HTMLElement>(
      '[data-sandbox], [data-copy="code"]',
    );
    const frame = frameOf(event);
    if (!tool || !frame || !code.lacks(frame)) return;
    event.stopPropagation();
    showCode(frame).then(
      () => tool.click(),
      () => (foldOf(frame).open = true),
    );
  };
  const onToggle = (event: Event) => {
    const frame = frameOf(event);
    if (frame && foldOf(frame).open) showCode(frame).catch(() => undefined);
  };
  const onIntent = (event: Event) => {
    const frame = (event.target as Element).closest('summary, [data-tools]') && frameOf(event);
    if (frame) code.warm(frame);
  };
  // A file that the chosen styling does without cannot stay the open one.
  let styling: string | undefined;
  const onChoice = () => {
    if (styling === preferences.get('codeStyling')) return;
    styling = preferences.get('codeStyling');
    for (const input of root.querySelectorAll('[data-demo-frame] [data-styling]:checked')) {
      if (getComputedStyle(input).display === 'none')
        input.parentElement!.querySelector('input')!.checked = true;
    }
  };
  const onHash = () => {
    const { demo } = parseCodeHash(location.hash);
    const fold =
      demo &&
      document.getElementById(demo)?.matches('[data-demo-frame]') &&
      document.getElementById(demo)!.querySelector('details');
    if (fold) fold.open = true;
  };

  const detachToolbars = attachToolbars(root);
  const stopStarting = startFrames(root, { clock });
  onHash();
  onChoice();
  const unsubscribe = preferences.subscribe(onChoice);
  root.addEventListener('click', onTool, true);
  root.addEventListener('click', onClick);
  root.addEventListener('toggle', onToggle, true);
  for (const type of intents) root.addEventListener(type, onIntent);
  addEventListener('hashchange', onHash);
  return () => {
    unsubscribe();
    root.removeEventListener('click', onTool, true);
    root.removeEventListener('toggle', onToggle, true);
    for (const type of intents) root.removeEventListener(type, onIntent);
    detachToolbars();
    stopStarting();
    root.removeEventListener('click', onClick);
    removeEventListener('hashchange', onHash);
  };
}
