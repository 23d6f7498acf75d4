import { parseCodeHash } from '../../domain/code/codeHash';
import { editsKey } from '../../domain/content/demoFrame';
import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import type { Platform, Behavior } from '../../platform/Platform';
import type { CodeLoader } from './createCodeLoader';
import { startFrames } from './startFrames';

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

/** Where keys lead in a bar of tools: from the focused one, or to the first or last. */
const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const ends: Partial<Record<string, number>> = { Home: 0, End: -1 };

/** Makes each bar of tools below `root` one stop of the Tab key; arrows, Home and End lead from tool to tool. */
function attachToolbars(root: ParentNode & Node, signal?: AbortSignal): void {
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
    const keys = pressedKeys(event as KeyboardEvent);
    const bar = barOf(event);
    if (!bar) return;
    const tools = toolsOf(bar);
    const forward = getComputedStyle(bar).direction === 'rtl' ? -1 : 1;
    const step = steps[keys];
    const index =
      ends[keys] ?? (step && tools.indexOf(document.activeElement as HTMLElement) + step * forward);
    if (index === undefined) return;
    event.preventDefault();
    tools.at(index % tools.length)?.focus();
  };

  for (const bar of root.querySelectorAll('[data-tools]')) makeStop(bar, toolsOf(bar)[0]);
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('keydown', onKey, { signal });
}

const figureOf = (target: EventTarget | null) =>
  (target as Element).closest<HTMLElement>('[data-demo-frame]');

const foldOf = (figure: Element) => figure.querySelector('details');

const openFold = (figure: Element) => foldOf(figure)?.setAttribute('open', '');

/**
 * Reports the use of tools, and activates those that reset a demo or open it as a project. Where the code for that
 * cannot be loaded, the demo's own code opens instead.
 */
function attachTools(root: Node, { analytics }: Pick<Platform, 'analytics'>, signal?: AbortSignal) {
  const onClick = ({ target }: Event) => {
    const clicked = target as Element;
    const figure = figureOf(clicked);
    if (!figure) return;
    const action = actions.find(([selector]) => clicked.closest(selector))?.[1];
    if (action) analytics.send({ name: 'demo', eventAction: action, eventLabel: figure.id });
    const tool = clicked.closest<HTMLElement>('[data-demo-reset], [data-refocus], [data-sandbox]');
    if (!tool) return;
    if ('demoReset' in tool.dataset) {
      const iframe = figure.querySelector('iframe');
      if (!iframe) return;
      iframe.setAttribute('src', iframe.getAttribute('src')!);
      return;
    }
    tool.closest<HTMLElement>('[popover]')?.hidePopover();
    import('./openProject')
      .then((module) => module.openProject(figure, tool.dataset['sandbox']))
      .catch(() => openFold(figure));
  };
  root.addEventListener('click', onClick, { signal });
}

/** Loads the whole code of a demo before what needs it. `onLoad` is called after each. */
function attachCode(root: ParentNode & Node, onLoad: () => void, signal?: AbortSignal) {
  let loading: Promise<CodeLoader> | undefined;
  const codeLoader = () => {
    loading ??= import('./createCodeLoader').then((module) => module.createCodeLoader());
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const lacksCode = (figure: Element) => figure.querySelector('[data-demo-code]');
  const showCode = async (figure: Element) => {
    if (!lacksCode(figure)) return;
    await (await codeLoader()).load(figure);
    onLoad();
  };
  // Before other listeners: a tool that needs the whole code waits for it.
  const onTool = (event: Event) => {
    const tool = (event.target as Element).closest<HTMLElement>(
      '[data-sandbox], [data-copy="code"]',
    );
    const figure = figureOf(event.target);
    if (!tool || !figure || !lacksCode(figure)) return;
    event.stopPropagation();
    showCode(figure).then(
      // Later: a browser ignores it within the click of a key, in which code that is there already arrives.
      () => requestAnimationFrame(() => tool.click()),
      () => openFold(figure),
    );
  };
  const onToggle = ({ target }: Pick<Event, 'target'>) => {
    const figure = figureOf(target);
    // The link to the code stays.
    if (figure && foldOf(figure)?.open) showCode(figure).catch(() => undefined);
  };
  const onIntent = ({ target }: Event) => {
    const figure = (target as Element).closest('summary, [data-tools]') && figureOf(target);
    if (!figure || !lacksCode(figure)) return;
    codeLoader()
      .then((code) => code.warm(figure))
      // A press tries again.
      .catch(() => undefined);
  };
  // Folds that were opened before this script was there.
  for (const target of root.querySelectorAll('[data-demo-frame] [open]')) onToggle({ target });
  root.addEventListener('click', onTool, { signal, capture: true });
  root.addEventListener('toggle', onToggle, { signal, capture: true });
  for (const type of intents) root.addEventListener(type, onIntent, { signal });
}

/** A file that the chosen styling does without cannot stay the open one. */
function closeMissingFiles(root: ParentNode) {
  for (const input of root.querySelectorAll('[data-demo-frame] [data-styling]:checked')) {
    if (getComputedStyle(input).display === 'none')
      input.parentElement!.querySelector('input')!.checked = true;
  }
}

function openCodeInUrl() {
  const { demo } = parseCodeHash(location.hash);
  const fold = document.querySelector<HTMLDetailsElement>(
    `[data-demo-frame][id="${CSS.escape(demo)}"] details`,
  );
  if (fold) fold.open = true;
}

/**
 * Starts the demos below `root`, activates their tools, except copying, which is `attachCodeBlock`, and opens the code
 * of the demo in the URL.
 */
export const attachDemoFrame: Behavior = (
  root,
  { analytics, clock, preferences, session },
  signal,
) => {
  attachToolbars(root, signal);
  startFrames(root, { clock }, signal);
  attachTools(root, { analytics }, signal);
  attachCode(root, () => closeMissingFiles(root), signal);
  openCodeInUrl();
  // What was edited before is shown by the island, which loads on intent.
  if (session.get(editsKey(location.pathname)))
    root.querySelector('[data-island=Edit]')?.dispatchEvent(new Event('focusin'));
  addEventListener('hashchange', openCodeInUrl, { signal });
  closeMissingFiles(root);
  let styling = preferences.get('codeStyling');
  const unsubscribe = preferences.subscribe(() => {
    if (styling === preferences.get('codeStyling')) return;
    styling = preferences.get('codeStyling');
    closeMissingFiles(root);
  });
  signal?.addEventListener('abort', unsubscribe);
};
