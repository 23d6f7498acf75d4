import { expect, it } from 'vitest';
import { checkReach } from './checkPages';
import { emptyMeta } from './PageFile';
import type { PageMeta } from './PageRecord';

const linkTo = (pathname: string) => ({ href: pathname, pathname, hash: '', line: 3 });

const landing = (file: string, ...links: string[]): PageMeta => ({
  ...emptyMeta({
    file,
    pathname: `/x/${file.replace(/(?:page)?\.mdx$/, '')}/`.replace('//', '/'),
  }),
  layout: 'landing',
  links: links.map(linkTo),
});

const check = (pages: PageMeta[], linked: string[] = []) =>
  checkReach({
    pages,
    menus: [{ path: '/x/guide/', leaves: [{ pathname: '/x/guide/one/', line: 1 }] }],
    linked,
    display: (file) => `docs/${file}`,
  }).map(({ file, what }) => `${file}: ${what}`);

it('follows links from the start, the menus and the footer', () => {
  const pages = [
    landing('page.mdx', '/x/a/'),
    landing('a.mdx', '/x/b/'),
    landing('b.mdx'),
    landing('guide.mdx'),
    { ...landing('guide/one.mdx', '/x/c/'), layout: 'doc' as const },
    landing('c.mdx'),
    landing('privacy.mdx'),
  ];
  expect(check(pages, ['/x/privacy/'])).toEqual([]);
});

it('finds pages that nothing leads to, also when they link to each other', () => {
  const pages = [landing('page.mdx'), landing('a.mdx', '/x/b/'), landing('b.mdx', '/x/a/')];
  expect(check(pages)).toEqual([
    'docs/a.mdx: No menu and no other page links to /x/a/.',
    'docs/b.mdx: No menu and no other page links to /x/b/.',
  ]);
});
