import type { Preferences } from '../preferences/Preferences';

export type CodePreference = 'codeVariant' | 'codeStyling';

type HashTable = { readonly [Name in CodePreference]: { readonly [Value in Preferences[Name]]: string } };

/** How an address names a choice: a demo's styling before its name, its language after it. */
export const codeHashParts: HashTable = {
  codeVariant: { TS: '.tsx', JS: '.js' },
  codeStyling: { 'MUI System': 'system-', Tailwind: 'tailwind-', CSS: 'css-' },
};

const entriesOf = <Name extends CodePreference>(name: Name) => Object.entries(codeHashParts[name]) as [Preferences[Name], string][];

export interface CodeHash {
  /** What is left once styling and language are taken away; empty for none. */
  demo: string;
  codeVariant?: Preferences['codeVariant'];
  codeStyling?: Preferences['codeStyling'];
}

/** What the hash of an address, with or without its `#`, says about code: `#css-Basic.js`. */
export function parseCodeHash(hash: string): CodeHash {
  let demo = hash.replace(/^#/, '');
  const styling = entriesOf('codeStyling').find(([, prefix]) => demo.startsWith(prefix));
  if (styling) demo = demo.slice(styling[1].length);
  const variant = entriesOf('codeVariant').find(([, extension]) => demo.endsWith(extension));
  if (variant) demo = demo.slice(0, -variant[1].length);
  return { demo, ...(variant ? { codeVariant: variant[0] } : {}), ...(styling ? { codeStyling: styling[0] } : {}) };
}

/** The hash, without `#`, that shows a demo exactly so. */
export function formatCodeHash(demo: string, codeVariant: Preferences['codeVariant'], codeStyling: Preferences['codeStyling']): string {
  return codeHashParts.codeStyling[codeStyling] + demo + codeHashParts.codeVariant[codeVariant];
}

/** Every address of a demo but its bare name: two languages, alone and with each styling. */
export function codeHashAnchors(demo: string): string[] {
  return ['', ...Object.values(codeHashParts.codeStyling)].flatMap((prefix) =>
    Object.values(codeHashParts.codeVariant).map((extension) => prefix + demo + extension),
  );
}
