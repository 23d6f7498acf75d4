import { noDocumentTitle } from '../react-page-container';
import { expect } from 'vitest';
import { deprecatedName, nextProvider, type Fixtures } from '../../kit';
import { crudRoutes } from '../react-crud';

export const fixtures: Fixtures = {
  '"useSearchParams() should be wrapped in a suspense boundary"': 'Next.js',
  '"Functions cannot be passed directly to Client Components"': 'Next.js',
  'Crud needs a catch-all segment. It renders pages such as /orders/SC-1038/edit': crudRoutes,
  "Don't rely on the middleware alone.": 'advice',
  '"redirect_uri_mismatch" from Google': 'Auth.js',
  '"The edge runtime does not support Node.js"': 'Next.js',
  '"UntrustedHost" in production': 'Auth.js',
  'Import NextAppProvider. The name AppProvider in @toolpad/core/nextjs is deprecated.': () =>
    expect(nextProvider).toMatch(deprecatedName),
  'Next.js announces a new page by its document title. Export metadata with a title from each page, because neither the navigation nor PageContainer sets it.':
    noDocumentTitle,
};
