import type { Language } from '../../domain/language/InterfaceTexts';
import { languageDirectionAttribute } from '../../domain/preferences/preferenceTable';
import { siteConfig } from '../site.config';

/** What `<html>` says of its language; the direction where lines begin on the right, the default is the other one. */
export const languageAttributes = (language?: Pick<Language, 'code' | 'dir'>) => ({
  lang: language?.code ?? siteConfig.language,
  ...(language?.dir === 'rtl' ? { dir: 'rtl', [languageDirectionAttribute]: 'rtl' } : {}),
});
