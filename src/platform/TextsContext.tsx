import { createContext, useContext, type ReactNode } from 'react';
import { english } from '../domain/language/english';
import type { InterfaceTexts } from '../domain/language/InterfaceTexts';

const TextsContext = createContext<InterfaceTexts>(english);

/** Gives the components below it their texts; without it they speak English. */
export function TextsProvider({ texts, children }: { texts: InterfaceTexts; children?: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts of the interface, by key. */
export const useTexts = (): InterfaceTexts => useContext(TextsContext);
