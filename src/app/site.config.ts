import type { StringKey } from '../domain/strings/strings';
interface ProductConfig {
  id: string;
  name: string;
  /** Key of the string that describes the product in the product switcher. */
  description?: StringKey;
}

/** Settings of the whole site. */
export const siteConfig = {
  name: 'Toolpad',
  /** The documented version of every product. */
  version: '0.13.0',
  /** Origin of the published site, for canonical links. */
  origin: 'https://mui.com',
  base: '/toolpad/',
  language: 'en',
  /** Whether reference pages are generated for this project's content; other folders have none. */
  hasReference: true,
  repository: 'https://github.com/mui/toolpad',
  /** Names of the products by section folder; a folder that is not listed gets a name derived from it. */
  products: {
    core: { id: 'toolpad-core', name: 'Toolpad Core', description: 'products.core' },
    studio: { id: 'toolpad-studio', name: 'Toolpad Studio', description: 'products.studio' },
  } as Readonly<Record<string, ProductConfig>>,
  productCategoryId: 'toolpad',
  /** Section whose menu a page outside every section shows. */
  defaultSection: 'core',
  /** Default ad settings; environment variables override them. */
  advertising: { isEnabled: true, displayRatio: 0.1, hasHouseAds: true },
} as const;
