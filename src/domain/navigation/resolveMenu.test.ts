import { expect, it } from 'vitest';
import { menuPages, menuTrail, resolveMenu } from './resolveMenu';

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

it('returns the titles above a page', () => {
  expect(menuTrail(menu, '/x/react-crud/')).toEqual(['Components', 'Data']);
  expect(menuTrail(menu, '/x/none/')).toEqual([]);
});
