import { codeHashParts, codeHashPattern } from '../../domain/code/codeHash';
import {
  preferenceNames,
  preferenceTable,
  colorSchemeAttribute,
  darkSystemQuery,
} from '../../domain/preferences/preferenceTable';

type Row = [
  place: 'storage' | 'cookie',
  key: string,
  attribute: string,
  values: readonly string[],
  inHash: readonly (readonly [choice: string, pattern: string])[],
];

/** Runs in the page before the first paint. Self-contained, as it is serialized into the page. */
function applyPreferences(rows: Row[], schemeAttribute: string, darkQuery: string) {
  const root = document.documentElement;
  for (const [place, key, attribute, values, inHash] of rows) {
    let raw: string | null | undefined;
    try {
      raw =
        place === 'storage'
          ? localStorage.getItem(key)
          : decodeURIComponent(
              new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1] ?? '',
            );
    } catch {
      raw = undefined;
    }
    for (const [choice, pattern] of inHash)
      if (new RegExp(pattern).test(location.hash)) raw = choice;
    const value = raw && values.includes(raw) ? raw : (root.getAttribute(attribute) ?? values[0]!);
    root.setAttribute(attribute, value);
    if (key === 'mode') {
      root.setAttribute(
        schemeAttribute,
        value === 'system' ? (matchMedia(darkQuery).matches ? 'dark' : 'light') : value,
      );
    }
  }
}

/**
 * The inline script that sets the stored preferences on `<html>` before the first paint, so that no mode flashes.
 * Its text is the same on every page, so the content security policy allows it by hash.
 */
export function prePaintScript(): string {
  const rows = preferenceNames.map((name): Row => {
    const { place, key, attribute, values } = preferenceTable[name];
    const parts =
      name === 'codeVariant' || name === 'codeStyling'
        ? Object.entries<string>(codeHashParts[name])
        : [];
    return [
      place,
      key,
      attribute,
      values,
      parts.map(([choice, part]) => [choice, codeHashPattern(part)]),
    ];
  });
  return `(${applyPreferences.toString()})(${JSON.stringify(rows)},${JSON.stringify(colorSchemeAttribute)},${JSON.stringify(darkSystemQuery)})`;
}
