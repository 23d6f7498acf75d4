import type { english } from './english';

/** Names a text of the interface. */
export type TextKey = keyof typeof english;

/** Names a text with a `{count}`, which stands in the catalogue once for each way that a language counts: `menu.found.one`. */
export type CountedKey = TextKey extends infer Key
  ? Key extends `${infer Base}.other`
    ? Base
    : never
  : never;

/** The ways of counting that English lacks, for languages that have them: see `Intl.PluralRules`. */
type CountedTexts = { readonly [Key in `${CountedKey}.${Intl.LDMLPluralRule}`]?: string };

/** Every text of the interface in one language; `{name}` in a text stands for what is put there. */
export type InterfaceTexts = Readonly<Record<TextKey, string>> & CountedTexts;

/** A language that the site is written in. */
export interface Language {
  /** As `lang` and `hreflang` want it: `en`, `pt-BR`. */
  code: string;
  /** Side on which lines begin. */
  dir: 'ltr' | 'rtl';
  texts: InterfaceTexts;
  /** Our sentences about what the packages hold, by the keys of `src/reference/purposes.ts` and `rowDescriptions.ts`; those left out are English. */
  sentences?: Readonly<Record<string, string>>;
}
