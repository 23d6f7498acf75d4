import { createContext, useContext, type ReactNode } from 'react';
import { inEnglish } from '../domain/language/inEnglish';
import type { InterfaceTexts, Language } from '../domain/language/InterfaceTexts';

/** What is spoken; the direction is the reader's choice. */
export type Spoken = Pick<Language, 'code' | 'texts'>;

const TextsContext = createContext<Spoken>(inEnglish);

/** Gives the components below it their texts; without it they speak English. */
export function TextsProvider({ language, children }: { language: Spoken; children?: ReactNode }) {
  return <TextsContext value={language}>{children}</TextsContext>;
}

/** The texts of the interface with the code of their language, for texts that have numbers, days or lists in them. */
export const useLanguage = (): Spoken => useContext(TextsContext);

/** The texts of the interface, by key. */
export const useTexts = (): InterfaceTexts => useLanguage().texts;
