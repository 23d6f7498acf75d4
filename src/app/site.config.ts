import type { StringKey } from '../domain/strings/strings';
interface ProductConfig {
  id: string;
  name: string;
  /** Text of the catalogue with one line for the product switcher. */
  description?: StringKey;
}

/** What is true of the whole site and stands nowhere else. */
export const siteConfig = {
  name: 'Toolpad',
  /** The documented version of every product. */
  version: '0.13.0',
  /** Where the pages are published: canonical links need it, nothing else does. */
  origin: 'https://mui.com',
  base: '/toolpad/',
  language: 'en',
  /** Whether our own content gets the reference pages of the packages; folders elsewhere get none. */
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
  /** What advertising is like where the environment of the build says nothing; see the README. */
  advertising: { isEnabled: true, displayRatio: 0.1, hasHouseAds: true },
  themeColor: { light: '#ffffff', dark: '#0b0d12' },
} as const;
