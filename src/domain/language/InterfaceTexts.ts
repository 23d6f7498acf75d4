import type { english } from './english';

/** Names a text of the interface. */
export type TextKey = keyof typeof english;

/** Every text of the interface in one language; `{name}` in a text stands for what is put there. */
export type InterfaceTexts = Readonly<Record<TextKey, string>>;

/** A language that the site is written in. */
export interface Language {
  /** As `lang` and `hreflang` want it: `en`, `pt-BR`. */
  code: string;
  /** Side on which lines begin. */
  dir: 'ltr' | 'rtl';
  texts: InterfaceTexts;
}
