import { expect, test, vi } from 'vitest';
import { writeReference } from '../../src/app/reference/writeReference';
import { siteConfig } from '../../src/app/site.config';
import { pathnameOf } from '../../src/content/sources';
import { menuPages, resolveMenu } from '../../src/domain/navigation/resolveMenu';
import { referencePages, schemaHeadings } from '../support/referencePages';
import { readReferenceForTests } from './readReferenceForTests';

vi.setConfig({ testTimeout: 60_000 });

const { base, origin, repository } = siteConfig;
const { pages, menus } = writeReference(readReferenceForTests(), {
  base,
  origin,
  repository,
  pages: new Set(),
  demos: [],
});
const sorted = (addresses: readonly string[]) => [...addresses].sort();

test('59 pages: 58 that document something, and the list of what differs', () => {
  expect(referencePages).toHaveLength(24 + 5 + (1 + 1 + 21) + (1 + 5) + 1);
  expect(sorted(pages.map(({ file }) => pathnameOf(file, base)))).toEqual(sorted(referencePages));
});

test('each of them stands in a menu, once', () => {
  const inMenus = Object.values(menus).flatMap((entries) =>
    menuPages(resolveMenu(entries, base)).map(({ href }) => href),
  );
  expect(sorted(inMenus)).toEqual(sorted(referencePages));
});

test('with the 3 files and 10 definitions of the schema, which share a page, 72 things have an address of their own', () => {
  const schema = pages.find(({ file }) => file === 'studio/reference/file-schema.mdx')!;
  expect([...schema.text.matchAll(/<h3 id="([^"]+)">/g)].map(([, id]) => id)).toEqual(
    schemaHeadings,
  );
  expect(referencePages.length + schemaHeadings.length).toBe(72);
});
