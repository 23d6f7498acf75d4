import { expect, it } from 'vitest';
import type { PageMeta } from '../../../content/PageRecord';
import { readSettings } from '../../../content/readSettings';
import type { MenuNode } from '../../../domain/navigation/menu';
import { defaultContentDir } from '../paths';
import type { Menu } from '../../../content/readMenu';
import { menuSections, siteFooter } from './menuSections';

const menu = (folder: string, ...pages: string[]): Menu => ({
  displayFile: `docs/${folder}/pages.json`,
  path: `/toolpad/${folder}/`,
  entries: pages.map((page) => ({ pathname: `/toolpad/${folder}/${page}/` })),
  leaves: [],
  groupLines: {},
});

const at = (pathname: string) => ({ pathname }) as PageMeta;

const { settings } = readSettings(defaultContentDir);
const sectionsOf = (menus: readonly Menu[], pageAt?: (pathname: string) => string | undefined) =>
  menuSections(menus, settings, '/toolpad/', pageAt);

const sections = sectionsOf([menu('core', 'one', 'two'), menu('studio', 'first')]);

it('has previous and next pages in the same product only', () => {
  const last = sections.placeOf(at('/toolpad/core/two/'));
  expect([last.previous?.href, last.next]).toEqual(['/toolpad/core/one/', undefined]);
  expect(sections.placeOf(at('/toolpad/studio/first/')).previous).toBeUndefined();
});

it('lists every product, with the first page of its menu', () => {
  expect(sections.products).toMatchObject([
    { id: 'toolpad-core', title: 'Toolpad Core', href: '/toolpad/core/one/' },
    { id: 'toolpad-studio', title: 'Toolpad Studio', href: '/toolpad/studio/first/' },
  ]);
});

it('begins a product with its landing page, where there is one', () => {
  const pageAt = (pathname: string) => (pathname === '/toolpad/core/' ? pathname : undefined);
  expect(sectionsOf([menu('core', 'one'), menu('studio', 'first')], pageAt).products).toMatchObject(
    [{ href: '/toolpad/core/' }, { href: '/toolpad/studio/first/' }],
  );
});

it('names an unknown product after its folder, and works without a menu', () => {
  expect(sectionsOf([menu('how-to', 'x')]).products).toMatchObject([
    { id: 'how-to', title: 'How to' },
  ]);
  expect(sectionsOf([]).placeOf(at('/toolpad/a/')).section).toMatchObject({
    menu: [],
    href: '/toolpad/',
  });
});

const footerMenu: MenuNode[] = [
  { kind: 'page', href: '/docs/core/introduction/', title: 'Overview', newFeature: false },
];
const footer = [
  { title: 'Core', links: ['core/introduction/', { to: 'core/api/', title: 'API' }, 'core/gone/'] },
  { title: 'Gone', links: ['gone/'] },
  { title: 'Community', links: [{ to: 'https://chat.example/', title: 'Chat' }] },
];

it('links the pages that the site has, named as in their menu, and other sites', () => {
  const paths = new Set(['/docs/core/introduction/', '/docs/core/api/']);
  expect(siteFooter(footer, '/docs/', [footerMenu], paths)).toEqual([
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
    siteFooter(listed, '/docs/', [footerMenu], new Set(['/docs/mine/']), '/docs/mine/').flatMap(
      (column) => column.links.map(({ href }) => href),
    );
  expect(links([])).toEqual(['/docs/mine/']);
  expect(links([{ title: 'Own', links: [{ to: 'mine/', title: 'Mine' }] }])).toEqual([
    '/docs/mine/',
  ]);
});
