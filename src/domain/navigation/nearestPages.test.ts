// cspell:ignore crudd dialgs
import { expect, it } from 'vitest';
import { nearestPages } from './nearestPages';

const page = (href: string, ...anchors: string[]) => ({
  href,
  title: href,
  product: 'Core',
  anchors,
});
const manifest = {
  base: '/toolpad/',
  pages: [
    page('/toolpad/'),
    page('/toolpad/core/'),
    page('/toolpad/core/introduction/'),
    page('/toolpad/core/react-account/'),
    page('/toolpad/core/react-crud/'),
    page('/toolpad/core/api/crud/'),
    page('/toolpad/core/introduction/installation/', 'with-vite'),
    page('/toolpad/core/react-dashboard-layout/', 'keep-the-sidebar-out'),
    page('/toolpad/core/api/dashboard-layout/'),
    page('/toolpad/core/react-use-dialogs/'),
    page('/toolpad/core/react-use-session/api/'),
    page('/toolpad/studio/getting-started/installation/', 'with-the-command'),
  ],
};

const first = (pathname: string, hash = '') => nearestPages({ pathname, hash }, manifest)[0]?.href;

it.each([
  ['/toolpad/core/introduction/instalation/', '/toolpad/core/introduction/installation/'],
  ['/toolpad/core/React-Dashboard-Layout', '/toolpad/core/react-dashboard-layout/'],
  [
    '/toolpad/core/components/layout/react-dashboard-layout/',
    '/toolpad/core/react-dashboard-layout/',
  ],
  ['/toolpad/core/dashboard/', '/toolpad/core/react-dashboard-layout/'],
  ['/de/toolpad/core/introduction/', '/toolpad/core/introduction/'],
  ['/toolpad/core/react-dashboard-layout/api/', '/toolpad/core/api/dashboard-layout/'],
  ['/toolpad/core/components/react-crud/api', '/toolpad/core/api/crud/'],
  ['/toolpad/core/api/use-session/', '/toolpad/core/react-use-session/api/'],
  [`/toolpad/core/react-crud/${'x'.repeat(100_000)}`, undefined],
  ['/toolpad/studio/installation/', '/toolpad/studio/getting-started/installation/'],
])('%s is near %s', (wanted, found) => {
  expect(first(wanted)).toBe(found);
});

it('a short path is not near one that shares its length', () => {
  expect(first('/toolpad/nope/')).toBeUndefined();
});

it('a short path is not near pages that share only its product', () => {
  const found = nearestPages({ pathname: '/toolpad/core/dialgs/', hash: '' }, manifest);
  expect(found.map(({ href }) => href)).toEqual(['/toolpad/core/react-use-dialogs/']);
});

it.each(['/toolpad/core/react-crudd/', '/toolpad/core/crudd', '/crudd'])(
  '%s is nearer to Crud and its API than to other components',
  (pathname) => {
    expect(
      nearestPages({ pathname, hash: '' }, manifest)
        .slice(0, 2)
        .map(({ href }) => href),
    ).toEqual(['/toolpad/core/react-crud/', '/toolpad/core/api/crud/']);
  },
);

it('suggests no pages that are too different', () => {
  expect(
    nearestPages({ pathname: '/toolpad/core/zzzz/qqqqqqqqqqqq/', hash: '' }, manifest),
  ).toEqual([]);
});

it('prefers a page with the anchor, and links to it', () => {
  expect(first('/toolpad/guides/installing/', '#with-vite')).toBe(
    '/toolpad/core/introduction/installation/#with-vite',
  );
  // Another page is nearer.
  expect(first('/toolpad/core/installation/')).toBe('/toolpad/core/introduction/installation/');
  expect(first('/toolpad/core/installation/', '#with-the-command')).toBe(
    '/toolpad/studio/getting-started/installation/#with-the-command',
  );
  expect(first('/toolpad/core/introduction/instalation/', '#none')).toBe(
    '/toolpad/core/introduction/installation/',
  );
});

it('suggests three pages at most', () => {
  const many = {
    base: '/',
    pages: Array.from({ length: 9 }, (_, index) => page(`/page-${index}/`)),
  };
  expect(nearestPages({ pathname: '/page-x/', hash: '' }, many).map(({ href }) => href)).toEqual([
    '/page-0/',
    '/page-1/',
    '/page-2/',
  ]);
});
