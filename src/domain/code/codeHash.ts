import { demoStylings, type DemoStyling } from '../content/demoStylings';
import type { Preferences } from '../preferences/Preferences';

export type CodePreference = 'codeVariant' | 'codeStyling';

type HashTable = {
  readonly [Name in CodePreference]: { readonly [Value in Preferences[Name]]: string };
};

/** How an address names a choice: a demo's styling before its name, its language after it. */
export const codeHashParts: HashTable = {
  codeVariant: { TS: '.tsx', JS: '.js' },
  codeStyling: Object.fromEntries(
    Object.entries(demoStylings).map(([styling, { slug }]) => [styling, `${slug}-`]),
  ) as Record<DemoStyling, string>,
};

const entriesOf = <Name extends CodePreference>(name: Name) =>
  Object.entries(codeHashParts[name]) as [Preferences[Name], string][];

/**
 * How a part is found in a hash that begins with `#`, as the source of a regular expression. A language ends the hash,
 * a styling begins it and has a demo after it: a name with a capital letter, as every demo has one, or any name with a
 * language. Addresses of headings have neither, so `#css-variables` is a heading and `#css-Basic` a demo. Nothing else
 * of the page is known before the first paint, when this is asked.
 */
export function codeHashPattern(part: string): string {
  const literal = part.replace('.', '\\.');
  return part.startsWith('.') ? `${literal}$` : `^#${literal}(?=[A-Z]|.*\\.(tsx|js)$)`;
}

export interface CodeHash {
  /** What is left once styling and language are taken away; empty for none. */
  demo: string;
  codeVariant?: Preferences['codeVariant'];
  codeStyling?: Preferences['codeStyling'];
}

/** What the hash of an address says about code: `#css-Basic.js`. */
export function parseCodeHash(hash: string): CodeHash {
  const choiceOf = <Name extends CodePreference>(name: Name) =>
    entriesOf(name).find(([, part]) => new RegExp(codeHashPattern(part)).test(hash));
  const variant = choiceOf('codeVariant');
  const styling = choiceOf('codeStyling');
  const demo = hash.slice(1 + (styling?.[1].length ?? 0), hash.length - (variant?.[1].length ?? 0));
  return {
    demo,
    ...(variant ? { codeVariant: variant[0] } : {}),
    ...(styling ? { codeStyling: styling[0] } : {}),
  };
}

/** The hash, without `#`, that shows a demo exactly so. */
export function formatCodeHash(
  demo: string,
  codeVariant: Preferences['codeVariant'],
  codeStyling: Preferences['codeStyling'],
): string {
  return codeHashParts.codeStyling[codeStyling] + demo + codeHashParts.codeVariant[codeVariant];
}

/** Every address of a demo but its bare name: two languages, alone and with each styling. */
export function codeHashAnchors(demo: string): string[] {
  return ['', ...Object.values(codeHashParts.codeStyling)].flatMap((prefix) =>
    Object.values(codeHashParts.codeVariant).map((extension) => prefix + demo + extension),
  );
}
