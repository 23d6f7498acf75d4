import { expect, it } from 'vitest';
import type { MenuNode } from '../../domain/navigation/menu';
import { siteFooter } from './siteFooter';

const menu: MenuNode[] = [
  { kind: 'page', href: '/docs/core/introduction/', title: 'Overview', newFeature: false },
];
const footer = [
  { title: 'Core', links: ['core/introduction/', { to: 'core/api/', title: 'API' }, 'core/gone/'] },
  { title: 'Gone', links: ['gone/'] },
  { title: 'Community', links: [{ to: 'https://chat.example/', title: 'Chat' }] },
];

it('links the pages that the site has, named as in their menu, and other sites', () => {
  const paths = new Set(['/docs/core/introduction/', '/docs/core/api/']);
  expect(siteFooter(footer, '/docs/', [menu], paths)).toEqual([
    {
      title: 'Core',
      links: [
        { href: '/docs/core/introduction/', title: 'Overview' },
        { href: '/docs/core/api/', title: 'API' },
      ],
    },
    { title: 'Community', links: [{ href: 'https://chat.example/', title: 'Chat' }] },
  ]);
});

it('leads to the page where consent is taken back, once', () => {
  const links = (listed: typeof footer) =>
    siteFooter(listed, '/docs/', [menu], new Set(['/docs/mine/']), '/docs/mine/').flatMap(
      (column) => column.links.map(({ href }) => href),
    );
  expect(links([])).toEqual(['/docs/mine/']);
  expect(links([{ title: 'Own', links: [{ to: 'mine/', title: 'Mine' }] }])).toEqual([
    '/docs/mine/',
  ]);
});
