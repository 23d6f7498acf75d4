import { demoStylings, type DemoStyling } from '../content/demoStylings';
import type { Preferences } from '../preferences/preferenceTable';

export type CodePreference = 'codeVariant' | 'codeStyling';

type HashTable = {
  readonly [Name in CodePreference]: { readonly [Value in Preferences[Name]]: string };
};

/** A choice in a hash: a demo's styling before its name, its language after it. */
export const codeHashParts: HashTable = {
  codeVariant: { TS: '.tsx', JS: '.js' },
  codeStyling: Object.fromEntries(
    Object.entries(demoStylings).map(([styling, { slug }]) => [styling, `${slug}-`]),
  ) as Record<DemoStyling, string>,
};

const entriesOf = <Name extends CodePreference>(name: Name) =>
  Object.entries(codeHashParts[name]) as [Preferences[Name], string][];

/**
 * Regular expression sources for the parts of a hash that starts with `#`. A language ends the hash,
 * a styling starts it and is followed by a demo: a capitalized name, as demos have, or any name with a
 * language. Hashes of headings have neither, so `#css-variables` is a heading and `#css-Basic` a demo. Nothing else
 * of the page is known before the first paint, when this runs.
 */
export function codeHashPattern(part: string): string {
  const literal = part.replace('.', '\\.');
  return part.startsWith('.') ? `${literal}$` : `^#${literal}(?=[A-Z]|.*\\.(tsx|js)$)`;
}

export interface CodeHash {
  /** The hash without styling and language; empty for none. */
  demo: string;
  codeVariant?: Preferences['codeVariant'];
  codeStyling?: Preferences['codeStyling'];
}

/** Parses a hash such as `#css-Basic.js`. */
export function parseCodeHash(hash: string): CodeHash {
  const choiceOf = <Name extends CodePreference>(name: Name) =>
    entriesOf(name).find(([, part]) => new RegExp(codeHashPattern(part)).test(hash));
  const variant = choiceOf('codeVariant');
  const styling = choiceOf('codeStyling');
  const demo = hash.slice(1 + (styling?.[1].length ?? 0), hash.length - (variant?.[1].length ?? 0));
  return { demo, codeVariant: variant?.[0], codeStyling: styling?.[0] };
}

/** The hash, without `#`, of a demo in a styling and language. */
export function formatCodeHash(
  demo: string,
  codeVariant: Preferences['codeVariant'],
  codeStyling: Preferences['codeStyling'],
): string {
  return codeHashParts.codeStyling[codeStyling] + demo + codeHashParts.codeVariant[codeVariant];
}

/** Every hash of a demo except its name: two languages, alone and with each styling. */
export function codeHashAnchors(demo: string): string[] {
  return ['', ...Object.values(codeHashParts.codeStyling)].flatMap((prefix) =>
    Object.values(codeHashParts.codeVariant).map((extension) => prefix + demo + extension),
  );
}
