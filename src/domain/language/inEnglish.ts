import { english } from './english';
import type { Language } from './InterfaceTexts';

/** The language of the site where none is named. */
export const inEnglish: Language = { code: 'en', dir: 'ltr', texts: english };
