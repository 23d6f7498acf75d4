import { expect, it } from 'vitest';
import type { MenuNode } from '../../domain/navigation/menu';
import { siteFooter } from './siteFooter';

const base = '/docs/';
const menu: MenuNode[] = [
  { kind: 'page', href: '/docs/core/introduction/', title: 'Overview', newFeature: false },
];

it('links the pages that the site has, named as in their menu', () => {
  const [core, ...others] = siteFooter(
    base,
    [menu],
    new Set(['/docs/core/introduction/', '/docs/core/api/', '/docs/feed.xml']),
  );
  expect(core).toEqual({
    title: 'Core',
    links: [
      { href: '/docs/core/introduction/', title: 'Overview' },
      { href: '/docs/core/api/', title: 'API' },
    ],
  });
  expect(others.at(-1)).toEqual({
    title: 'Project',
    links: [{ href: '/docs/feed.xml', title: 'Feed of changed pages' }],
  });
});

it('leaves out columns without links, and keeps links to other sites', () => {
  const columns = siteFooter(base, [], new Set());
  expect(columns.map(({ title }) => title)).toEqual(['Community']);
  expect(columns[0]!.links.every(({ href }) => href.startsWith('https://'))).toBe(true);
});
