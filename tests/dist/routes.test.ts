import { expect, test } from 'vitest';
import { referencePages } from '../support/referencePages';
import { routesWith } from '../support/routes';
import { pages, servedSite } from './builtSite';

const site = servedSite();
const routes = routesWith(referencePages);
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
