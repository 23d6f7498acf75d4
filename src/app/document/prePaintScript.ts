import { codeHashParts } from '../../domain/code/codeHash';
import { preferenceNames, preferenceTable, colorSchemeAttribute, darkSystemQuery } from '../../domain/preferences/preferenceTable';

type Row = [place: 'storage' | 'cookie', key: string, attribute: string, values: readonly string[], inHash?: readonly (readonly [string, string])[]];

/** Runs in the page before anything is painted. Self-contained: it is written into the page as text. */
function applyPreferences(rows: Row[], schemeAttribute: string, darkQuery: string) {
  const root = document.documentElement;
  for (const [place, key, attribute, values, inHash] of rows) {
    let raw: string | null | undefined;
    try {
      raw =
        place === 'storage'
          ? localStorage.getItem(key)
          : decodeURIComponent(new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1] ?? '');
    } catch {
      raw = undefined;
    }
    for (const [choice, part] of inHash ?? []) {
      if (part.startsWith('.') ? location.hash.endsWith(part) : location.hash.startsWith('#' + part)) raw = choice;
    }
    const value = raw && values.includes(raw) ? raw : values[0]!;
    root.setAttribute(attribute, value);
    if (key === 'mode') {
      root.setAttribute(schemeAttribute, value === 'system' ? (matchMedia(darkQuery).matches ? 'dark' : 'light') : value);
    }
  }
}

/**
 * The inline script that puts the reader's preferences on `<html>` before first paint, so that no mode flashes.
 * Its text is the same on every page: the security policy allows it by hash.
 */
export function prePaintScript(): string {
  const rows = preferenceNames.map((name): Row => {
    const { place, key, attribute, values } = preferenceTable[name];
    return [place, key, attribute, values, name === 'codeVariant' || name === 'codeStyling' ? Object.entries(codeHashParts[name]) : []];
  });
  return `(${applyPreferences.toString()})(${JSON.stringify(rows)},${JSON.stringify(colorSchemeAttribute)},${JSON.stringify(darkSystemQuery)})`;
}
