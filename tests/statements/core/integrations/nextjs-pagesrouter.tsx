import { noDocumentTitle } from '../react-page-container';
import { expect } from 'vitest';
import { deprecatedName, nextProvider, type Fixtures } from '../../kit';
import { crudRoutes } from '../react-crud';

export const fixtures: Fixtures = {
  'Styles load late or change after the first paint': 'Next.js',
  'Dynamic segments are part of the query.': 'Next.js',
  'Crud needs a catch-all segment. It renders pages such as /orders/SC-1038/edit': crudRoutes,
  "Don't rely on the middleware alone.": 'advice',
  'Import NextAppProvider. The name AppProvider in @toolpad/core/nextjs is deprecated.': () =>
    expect(nextProvider).toMatch(deprecatedName),
  'Next.js announces a new page by its document title. Set a title in each page with Head from next/head, because neither the navigation nor PageContainer sets it.':
    noDocumentTitle,
};
