import { inEnglish } from './inEnglish';
import type { Language } from './InterfaceTexts';

/** Every language of the site, its own first. Another one is a file of texts like `english.ts`, and a line here. */
export const languages: readonly Language[] = [inEnglish];
