import { ownLanguage } from '../domain/language/languagePrefix';
import type { StringKey } from '../domain/strings/strings';

export interface ProductConfig {
  id: string;
  name: string;
  /** The npm package that its pages are about. */
  package?: string;
  /** Key of the string that describes the product. */
  description?: StringKey;
  /** Color of the theme that marks its pages. */
  hue?: 'primary' | 'secondary';
  /** Key of the string that says how it is licensed. */
  license: StringKey;
}

/** Settings of the whole site. */
export const siteConfig = {
  name: 'Toolpad',
  /** The documented version of every product. */
  version: '0.13.0',
  /** Origin of the published site, for canonical links. */
  origin: 'https://mui.com',
  language: ownLanguage,
  /** Whether reference pages are generated for this project's content; other folders have none. */
  hasReference: true,
  /** Repository of the documented packages. That of this project is in `package.json`. */
  packageRepository: 'https://github.com/mui/toolpad',
  /** Names of the products by section folder; a folder that is not listed gets a name derived from it. */
  products: {
    core: {
      id: 'toolpad-core',
      name: 'Toolpad Core',
      package: '@toolpad/core',
      description: 'products.core',
      hue: 'primary',
      license: 'page.license',
    },
    studio: {
      id: 'toolpad-studio',
      name: 'Toolpad Studio',
      package: '@toolpad/studio',
      description: 'products.studio',
      hue: 'secondary',
      license: 'page.licenseExceptPro',
    },
  } as Readonly<Record<string, ProductConfig>>,
  /** How all products together are licensed, on pages that belong to none of them. */
  license: 'page.licenseExceptPro',
  productCategoryId: 'toolpad',
  /** Section whose menu a page outside every section shows. */
  defaultSection: 'core',
  /** Default ad settings; environment variables override them. */
  advertising: { isEnabled: true, displayRatio: 0.1, hasHouseAds: true, needsConsent: false },
} as const;
