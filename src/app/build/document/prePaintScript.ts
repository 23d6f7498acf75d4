import { codeHashParts, codeHashPattern } from '../../../domain/code/codeHash';
import {
  appProviderModeKey,
  earlyInput,
  markupPreferences,
} from '../../../domain/content/demoFrame';
import {
  preferenceNames,
  preferenceTable,
  colorSchemeAttribute,
  darkSystemQuery,
  valuePattern,
} from '../../../domain/preferences/preferenceTable';
import { fontMeta } from '../../headNames';

type Row = [
  place: 'storage' | 'cookie',
  key: string,
  attribute: string,
  /** Of all values. */
  pattern: string,
  fallback: string,
  inHash?: readonly (readonly [choice: string, pattern: string])[],
];

/** Runs in the page before the first paint. Self-contained, as it is serialized into the page, and short for that. */
function applyPreferences(rows: Row[], schemeAttribute: string, darkQuery: string) {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  for (const [place, key, attribute, pattern, fallback, inHash] of rows) {
    let stored: string | null | undefined;
    try {
      stored =
        place === 'storage'
          ? localStorage.getItem(key)
          : decodeURIComponent(
              new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1] ?? '',
            );
    } catch {
      // Blocked, or not encoded.
    }
    const value = [
      inHash?.find(([, part]) => new RegExp(part).test(location.hash))?.[0],
      query.get(key),
      stored,
    ].find((one) => new RegExp(pattern).test(one!));
    root.setAttribute(attribute, value ?? fallback);
    if (key === 'mode') {
      root.setAttribute(
        schemeAttribute,
        value !== 'dark' && (value === 'light' || !matchMedia(darkQuery).matches)
          ? 'light'
          : 'dark',
      );
    }
  }
}

/** Round-trip time in milliseconds from which a connection is slow. Browsers report 100 or 125 until they know it. */
const slowFrom = 150;

/**
 * Preloads the font of the interface, so that the first visit shows it. Not on a slow connection: browsers wait for a
 * preloaded font, and the text would be late. Self-contained, as it is serialized into the page.
 */
function preloadFont(metaName: string, slowRoundTrip: number) {
  const { rtt = 0, saveData } =
    (navigator as Navigator & { connection?: { rtt?: number; saveData?: boolean } }).connection ??
    {};
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`);
  if (!meta || saveData || rtt >= slowRoundTrip) return;
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'font',
      crossOrigin: '',
      href: meta.content,
    }),
  );
}

/**
 * The inline script that sets the preferences, stored or in the URL, on `<html>` before the first paint, so that no
 * mode flashes, and preloads the font. Its text is the same on every page, so the content security policy allows it by
 * hash.
 */
export function prePaintScript(): string {
  const rows = preferenceNames.map((name): Row => {
    const { place, key, attribute, values } = preferenceTable[name];
    const row: Row = [place, key, attribute, valuePattern(name), values[0]];
    if (name === 'codeVariant' || name === 'codeStyling')
      row[5] = Object.entries<string>(codeHashParts[name]).map(([choice, part]) => [
        choice,
        codeHashPattern(part),
      ]);
    return row;
  });
  const call = (run: (...given: never[]) => void, ...given: unknown[]) =>
    `(${run.toString()})(${given.map((value) => JSON.stringify(value)).join()})`;
  return [
    call(applyPreferences, rows, colorSchemeAttribute, darkSystemQuery),
    call(preloadFont, fontMeta, slowFrom),
  ].join(';');
}

/** Runs in the document of a demo before its first paint. Self-contained, as it is serialized into it. */
function startFrame(
  attributes: readonly string[],
  modeAttribute: string,
  modeKey: string,
  waits: readonly (readonly [attribute: string, prepared: string])[],
  inputs: readonly string[],
) {
  const own = document.documentElement;
  const page = frameElement?.ownerDocument.documentElement;
  for (const name of attributes) {
    const value = page?.getAttribute(name);
    if (value) own.setAttribute(name, value);
  }
  if (waits.some(([name, value]) => own.getAttribute(name) !== value))
    own.style.visibility = 'hidden';
  try {
    localStorage.setItem(modeKey, own.getAttribute(modeAttribute)!);
  } catch {
    // Blocked: AppProvider follows the system.
  }
  // What is pressed or typed before React listens is kept for it.
  const early: ReturnType<NonNullable<typeof window.takeInput>> = [];
  const keep = (event: Event) => {
    // The start of a press moves the focus as always: one can type.
    if (event.type === 'click') event.preventDefault();
    event.stopImmediatePropagation();
    early.push({ event, text: (event.target as Partial<HTMLInputElement>).value });
  };
  for (const type of inputs) addEventListener(type, keep, true);
  window.takeInput = () => {
    for (const type of inputs) removeEventListener(type, keep, true);
    return early.splice(0);
  };
}

/** The inline script that shows what the page has chosen, which it alone knows, in its demo, and keeps early input. */
export function frameStartScript(isPrepared: boolean): string {
  const attributes = preferenceNames.map((name) => preferenceTable[name].attribute);
  const waits = markupPreferences.map((name) => {
    const { attribute, values } = preferenceTable[name];
    return [attribute, values[0]];
  });
  const given = [
    [...attributes, colorSchemeAttribute],
    preferenceTable.mode.attribute,
    appProviderModeKey,
    // What changes the markup that was prepared: the demo is shown once it has it.
    isPrepared ? waits : [],
    isPrepared ? earlyInput : [],
  ];
  return `(${startFrame.toString()})(${given.map((value) => JSON.stringify(value)).join()})`;
}

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
  `(${showStyling.toString()})(${JSON.stringify(preferenceTable.codeStyling.attribute)})`;
