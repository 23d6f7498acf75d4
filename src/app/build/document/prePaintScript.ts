import { codeHashParts, codeHashPattern } from '../../../domain/code/codeHash';
import {
  preferenceNames,
  preferenceTable,
  colorSchemeAttribute,
  darkSystemQuery,
  valuePattern,
} from '../../../domain/preferences/preferenceTable';
import { fontMeta } from '../../headNames';
import { inlineCall } from './inlineCall';

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
  return [
    inlineCall(applyPreferences, rows, colorSchemeAttribute, darkSystemQuery),
    inlineCall(preloadFont, fontMeta, slowFrom),
  ].join(';');
}
