import { describe, expect, it } from 'vitest';
import { menuPages, menuTrail, resolveMenu } from './menu';

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
