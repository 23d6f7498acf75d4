import type { Language } from '../../domain/language/InterfaceTexts';
import { languages } from '../../domain/language/languages';
import { pseudoLanguages } from '../../domain/language/pseudoLanguages';
import { siteConfig } from '../site.config';
import type { BuildSiteOptions } from './buildSite';
import { defaultContentDir } from './paths';

/** The site's own language has its pages in `docs` and its base; another one, `de`, in `docs-de` and below `/de`. */
const placeOf = ({ code }: Language) => ({
  code,
  contentDir: code === siteConfig.language ? defaultContentDir : `${defaultContentDir}-${code}`,
  base: code === siteConfig.language ? siteConfig.base : `/${code}${siteConfig.base}`,
});

type LanguageOptions = Pick<BuildSiteOptions, 'language' | 'translations' | 'contentDir' | 'base'>;

/**
 * What a build has to know of its language and of the others, by the language's code. The pseudo-languages have the
 * pages of the site's own, for people who want to look at them.
 * @throws {Error} naming the languages that there are
 */
export function languageOptions(
  code: string,
  known: readonly Language[] = languages,
): LanguageOptions {
  const language = [...known, ...pseudoLanguages].find((one) => one.code === code);
  if (!language)
    throw new Error(
      `There is no language ${code}: src/domain/language/languages.ts lists ${known.map((one) => one.code).join(', ')}.`,
    );
  const { base, contentDir } = placeOf(language);
  return {
    base,
    contentDir: pseudoLanguages.includes(language) ? defaultContentDir : contentDir,
    // The texts of the site's own language come with its code.
    ...(code === siteConfig.language ? {} : { language }),
    ...(known.length > 1 ? { translations: known.map(placeOf) } : {}),
  };
}
