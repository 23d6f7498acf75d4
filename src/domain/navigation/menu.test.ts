import { describe, expect, it } from 'vitest';
import {
  menuPages,
  menuTrail,
  resolveMenu,
  breadcrumbList,
  deriveTitle,
  titleOf,
  sectionOf,
} from './menu';

const menu = resolveMenu(
  [
    {
      pathname: '/intro-group',
      title: 'Introduction',
      children: [{ pathname: '/x/overview' }, { pathname: '/x/hidden', title: false }],
    },
    {
      pathname: '/components-group',
      title: 'Components',
      children: [
        {
          pathname: '/data-group',
          subheader: 'Data',
          children: [{ pathname: '/x/react-crud/', newFeature: true }],
        },
      ],
    },
  ],
  '/x/',
);

it('derives titles and canonical paths', () => {
  expect(menu).toEqual([
    {
      kind: 'group',
      id: '/intro-group',
      title: 'Introduction',
      newFeature: false,
      children: [{ kind: 'page', href: '/x/overview/', title: 'Overview', newFeature: false }],
    },
    {
      kind: 'group',
      id: '/components-group',
      title: 'Components',
      newFeature: false,
      children: [
        {
          kind: 'subheader',
          id: '/data-group',
          title: 'Data',
          newFeature: false,
          children: [{ kind: 'page', href: '/x/react-crud/', title: 'Crud', newFeature: true }],
        },
      ],
    },
  ]);
});

it('lists pages depth first', () => {
  expect(menuPages(menu).map((page) => page.href)).toEqual(['/x/overview/', '/x/react-crud/']);
});

it('returns the groups above a page', () => {
  expect(menuTrail(menu, '/x/react-crud/')).toEqual([{ title: 'Components' }, { title: 'Data' }]);
  expect(menuTrail(menu, '/x/none/')).toEqual([]);
});

describe('groups with a page', () => {
  const nested = resolveMenu(
    [
      {
        pathname: '/x/concepts-group',
        title: 'Concepts',
        children: [
          {
            pathname: '/x/concepts/data-group',
            title: 'Data',
            children: [{ pathname: '/x/concepts/queries/' }],
          },
        ],
      },
    ],
    '/x/',
    (pathname) => pathname,
  );

  it('are links in the trail', () => {
    expect(menuTrail(nested, '/x/concepts/queries/')).toEqual([
      { title: 'Concepts', href: '/x/concepts/' },
      { title: 'Data', href: '/x/concepts/data/' },
    ]);
  });

  it('have a trail of their own', () => {
    expect(menuTrail(nested, '/x/concepts/data/')).toEqual([
      { title: 'Concepts', href: '/x/concepts/' },
    ]);
    expect(menuTrail(nested, '/x/concepts/')).toEqual([]);
  });

  it('do not link to the page itself', () => {
    const own = resolveMenu(
      [{ pathname: '/x/a-group', title: 'A', children: [{ pathname: '/x/a/' }] }],
      '/x/',
      (pathname) => pathname,
    );
    expect(menuTrail(own, '/x/a/')).toEqual([{ title: 'A' }]);
  });
});

const site = { title: 'Site', href: '/x/' };
const product = { title: 'Guide', href: '/x/guide/' };

const names = (page: { title: string; href: string }) =>
  breadcrumbList([site, product], page, 'https://example.test').itemListElement.map(
    ({ position, name, item }) => `${position} ${name} ${item}`,
  );

it('lists the site, the product and the page', () => {
  expect(names({ title: 'One', href: '/x/guide/one/' })).toEqual([
    '1 Site https://example.test/x/',
    '2 Guide https://example.test/x/guide/',
    '3 One https://example.test/x/guide/one/',
  ]);
});

it('lists a path once', () => {
  expect(names({ title: 'Overview', href: '/x/guide/' })).toEqual([
    '1 Site https://example.test/x/',
    '2 Overview https://example.test/x/guide/',
  ]);
});

describe('deriveTitle', () => {
  it.each([
    ['/toolpad/studio/concepts/event-handling', 'Event handling'],
    ['/toolpad/studio/concepts/event-handling/', 'Event handling'],
    ['/toolpad/core/react-dashboard-layout/', 'Dashboard layout'],
    ['/toolpad/core/api/account-popover-footer', 'AccountPopoverFooter'],
    ['/toolpad/core/api/use-dialogs', 'useDialogs'],
    ['/toolpad/studio/reference/api/createComponent', 'CreateComponent'],
    ['/toolpad/core/file.name/', 'File'],
    ['/', ''],
  ])('%s is %s', (pathname, title) => {
    expect(deriveTitle(pathname)).toBe(title);
  });
});

describe('titleOf', () => {
  it('prefers the title, then the subheader, then the address', () => {
    const entry = { pathname: '/a/b-c/' };
    expect(titleOf({ ...entry, title: 'T', subheader: 'S' })).toBe('T');
    expect(titleOf({ ...entry, subheader: 'S' })).toBe('S');
    expect(titleOf(entry)).toBe('B c');
  });

  it('has no title for `title: false`', () => {
    expect(titleOf({ pathname: '/a/', title: false })).toBeNull();
  });
});

const core = { path: '/toolpad/core/' };
const studio = { path: '/toolpad/studio/' };

it.each([
  ['/toolpad/studio', studio],
  ['/toolpad/studio/', studio],
  ['/toolpad/studio/concepts/theming/', studio],
  ['/toolpad/studios/', core],
  ['/toolpad/core/introduction/', core],
  ['/toolpad/', core],
  ['/', core],
])('%s', (pathname, section) => {
  expect(sectionOf(pathname, [core, studio], core)).toBe(section);
});
