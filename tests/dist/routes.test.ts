import { expect, test } from 'vitest';
import { referencePages } from '../support/referencePages';
import { pages, servedSite } from './builtSite';

const below = (prefix: string, slugs: string) =>
  slugs.split(' ').map((slug) => `/toolpad/${prefix}/${slug}/`);

/** Documentation routes besides those of reference pages, in the spelling that menus of the product promise. */
const guideRoutes: readonly string[] = [
  ...below('studio/getting-started', 'overview installation why-toolpad first-app roadmap support'),
  ...below('studio/examples', 'overview npm-stats basic-crud-app qr-generator'),
  ...below(
    'studio/concepts',
    'building-ui queries http-requests custom-functions data-providers data-binding event-handling file-structure deployment custom-components theming page-properties authorization authentication rbac custom-server',
  ),
  ...below('studio/components', 'button data-grid list date-picker text-field'),
  ...below(
    'studio/how-to-guides',
    'connect-to-databases connect-to-googlesheets render-deploy railway-deploy gcp-deploy map-display cube-component customize-datagrid delete-datagrid-row embed-pages basic-auth editor-path',
  ),
  ...below(
    'core/introduction',
    'overview installation base-concepts tutorial examples roadmap support',
  ),
  ...below('core/integrations', 'nextjs-approuter nextjs-pagesrouter react-router'),
  ...below(
    'core/components',
    'all-components react-app-provider react-dashboard-layout react-page-container react-sign-in-page react-account react-crud react-use-dialogs react-use-notifications react-use-session react-persistent-state',
  ),
];

/** Every route that the documentation has to answer. A route with two spellings redirects from one to the other. */
const routes = [
  ...guideRoutes,
  ...referencePages.filter((route) => route !== '/toolpad/core/api/changes/'),
];

const site = servedSite();
const addresses = new Set(pages.map(({ address }) => address));

/** The page that a route leads to, directly or by a permanent redirect. */
async function pageOf(route: string): Promise<string | undefined> {
  const response = await site.ask(route, { method: 'HEAD' });
  const target = [301, 308].includes(response.status)
    ? new URL(response.headers.get('location') ?? '', `http://docs.local${route}`).pathname
    : route;
  return (await site.statusOf(target)) === 200 && addresses.has(target) ? target : undefined;
}

test('122 routes are documented: 72 of Studio and 50 of Core', () => {
  expect(new Set(routes).size).toBe(122);
  expect(routes.filter((route) => route.startsWith('/toolpad/studio/'))).toHaveLength(72);
  expect(routes.filter((route) => route.startsWith('/toolpad/core/'))).toHaveLength(50);
});

test('every route leads to a page of its own', async () => {
  const found = await Promise.all(
    routes.map(async (route) => ({ route, page: await pageOf(route) })),
  );
  expect(found.filter(({ page }) => page === undefined).map(({ route }) => route)).toEqual([]);
  const reached = found.flatMap(({ page }) => page ?? []);
  expect(new Set(reached).size).toBe(reached.length);
});
