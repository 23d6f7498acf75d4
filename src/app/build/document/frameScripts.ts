import {
  appProviderModeKey,
  demoCodeId,
  demoMissing,
  demoReady,
  earlyInput,
  gridPlace,
  markupPreferences,
  startingAttribute,
} from '../../../domain/content/demoFrame';
import { settingsAttribute } from '../../../domain/content/Playground';
import {
  colorSchemeAttribute,
  preferenceNames,
  preferenceTable,
} from '../../../domain/preferences/preferenceTable';
import { inlineCall } from './inlineCall';

/** Attributes of what a page has chosen. */
const choiceAttributes = [
  ...preferenceNames.map((name) => preferenceTable[name].attribute),
  colorSchemeAttribute,
];

/** Runs in the document of a demo before its first paint. Self-contained, as it is serialized into it. */
function showPageChoices(attributes: readonly string[], modeAttribute: string, modeKey: string) {
  const root = document.documentElement;
  const page = frameElement?.ownerDocument.documentElement;
  const show = () => {
    for (const name of attributes) {
      const value = page?.getAttribute(name);
      if (value) root.setAttribute(name, value);
    }
  };
  show();
  if (page) new MutationObserver(show).observe(page, { attributeFilter: [...attributes] });
  try {
    localStorage.setItem(modeKey, root.getAttribute(modeAttribute)!);
  } catch {
    // Blocked: AppProvider follows the system.
  }
}

/** The inline script that shows in a demo what its page has chosen, which it alone knows. */
export const pageChoicesScript = (): string =>
  inlineCall(showPageChoices, choiceAttributes, preferenceTable.mode.attribute, appProviderModeKey);

/**
 * Milliseconds in which a demo was in view, and the page had no long task, before it runs without a sign of interest:
 * one that shows something, and one whose content comes when it runs.
 */
const quietTimes = { shown: 2000, empty: 300 } as const;

/**
 * Runs in the document of a prepared demo: loads its script at the first sign of interest, or when it was in view, and
 * the page had nothing else to do, for a while. What is pressed and typed until then is kept. In a playground, in
 * another theme than it was prepared in, and outside of a page, the script runs at once. Self-contained, as it is
 * serialized into the document.
 */
function runDemo(
  quietTime: number,
  inputs: readonly string[],
  /** Attributes of choices that change its markup, and the values that the demo was prepared for. */
  prepared: readonly (readonly [attribute: string, value: string])[],
  choices: readonly string[],
  names: Readonly<Record<'code' | 'settings' | 'starting' | 'ready' | 'missing', string>>,
) {
  const root = document.documentElement;
  const frame = frameElement;
  const code = () => document.getElementById(names.code) as HTMLTemplateElement;
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    frame?.setAttribute(names.starting, '');
    for (const type of [names.ready, names.missing])
      frame?.addEventListener(type, () => frame.removeAttribute(names.starting));
    const load = () => document.head.append(code().content);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  };

  const early: ReturnType<NonNullable<typeof window.takeInput>> = [];
  const keep = (event: Event) => {
    // The start of a press moves the focus as always: one can type.
    if (event.type === 'click') event.preventDefault();
    event.stopImmediatePropagation();
    early.push({ event, text: (event.target as Partial<HTMLInputElement>).value });
    run();
  };
  for (const type of inputs) addEventListener(type, keep, true);
  window.takeInput = () => {
    for (const type of inputs) removeEventListener(type, keep, true);
    return early.splice(0);
  };

  const isOther =
    prepared.some(([name, value]) => root.getAttribute(name) !== value) ||
    frame?.hasAttribute(names.settings);
  // It is shown once it has what changes its markup.
  if (isOther) root.style.visibility = 'hidden';
  if (isOther || !frame) {
    run();
    return;
  }

  for (const type of ['pointerover', 'focusin']) addEventListener(type, run, true);
  const page = frame.ownerDocument;
  new MutationObserver(run).observe(page.documentElement, { attributeFilter: [...choices] });

  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!isInView || isRunning) return;
    timer = setTimeout(() => {
      if (page.querySelector(`[${names.starting}]`)) wait();
      else run();
    }, quietTime);
  };
  const see = (isSeen: boolean) => {
    isInView = isSeen;
    // Loaded, it reacts to a press without a request.
    if (isSeen && !isRunning) document.head.append(...code().content.querySelectorAll('link'));
    wait();
  };
  // Extensions remove observers.
  const watch = () => {
    if ('IntersectionObserver' in window)
      new IntersectionObserver((entries) => see(entries.at(-1)!.isIntersecting)).observe(root);
    else see(true);
    if (window.PerformanceObserver?.supportedEntryTypes.includes('longtask'))
      new PerformanceObserver(wait).observe({ type: 'longtask' });
  };
  addEventListener('load', () => {
    frame.dispatchEvent(new Event(names.ready));
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    if (page.readyState === 'complete') watch();
    else page.defaultView!.addEventListener('load', watch);
  });
}

/** Whether HTML shows nothing of a demo, but the place of a grid or no text at all. */
const isEmpty = (html: string) => html.includes(gridPlace) || !/>[^<]*[^<\s]/.test(html);

/** The inline script that loads the script of a prepared demo when it is time. */
export const runDemoScript = (html: string): string =>
  inlineCall(
    runDemo,
    isEmpty(html) ? quietTimes.empty : quietTimes.shown,
    earlyInput,
    markupPreferences.map((name) => {
      const { attribute, values } = preferenceTable[name];
      return [attribute, values[0]] as const;
    }),
    choiceAttributes,
    {
      code: demoCodeId,
      settings: settingsAttribute,
      starting: startingAttribute,
      ready: demoReady,
      missing: demoMissing,
    },
  );

/** Runs in the document of a demo once its HTML is there. Self-contained, as it is serialized into it. */
function showStyling(attribute: string) {
  const chosen = document.documentElement.getAttribute(attribute)!;
  for (const { content, dataset } of document.querySelectorAll('template')) {
    if (dataset.styling !== chosen) continue;
    const demo = document.getElementById('demo')!;
    document.head.append(content.firstElementChild!);
    demo.replaceChildren(content);
    demo.dataset.styling = chosen;
  }
}

/** The inline script that shows a demo in the styling that the page has chosen. */
export const stylingScript = (): string =>
  inlineCall(showStyling, preferenceTable.codeStyling.attribute);

/** Runs in the document of a demo. Self-contained, as it is serialized into it. */
function reportMissingScript(missing: string) {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) frameElement?.dispatchEvent(new Event(missing));
    },
    true,
  );
}

/** The inline script that tells the page when the script of a demo, or a module that it imports, cannot be loaded. */
export const missingScriptScript = (): string => inlineCall(reportMissingScript, demoMissing);
