import { expect, test } from 'vitest';
import { createReference } from '../../src/app/build/reference/createReference';
import { ownSettings } from '../../scripts/ownSettings';
import { defaultBase } from '../../scripts/defaultBase';
import { menuPages, resolveMenu } from '../../src/domain/navigation/menu';
import { referencePages, schemaHeadings } from '../support/referencePages';
import { readReference } from '../../src/reference/readReference';

const base = defaultBase;
const { origin = '', products } = ownSettings;
const { pagesWith, menus } = createReference(readReference(), {
  base,
  origin,
  pages: new Set(),
  products,
});
const pages = pagesWith([], []);
const sorted = (addresses: readonly string[]) => [...addresses].sort();

test('59 pages: 58 of the reference, and the list of differences between versions', () => {
  expect(referencePages).toHaveLength(24 + 5 + (1 + 1 + 21) + (1 + 5) + 1);
  expect(sorted(pages.map(({ meta }) => meta.pathname))).toEqual(sorted(referencePages));
});

test('each page is in a menu once', () => {
  const inMenus = Object.values(menus).flatMap((entries) =>
    menuPages(resolveMenu(entries, base)).map(({ href }) => href),
  );
  expect(sorted(inMenus)).toEqual(sorted(referencePages));
});

test('72 records have a URL of their own, with the 3 files and 10 definitions that share a page', () => {
  const { meta } = pages.find(({ meta }) => meta.file === 'studio/reference/file-schema.mdx')!;
  expect(meta.headings.filter(({ depth }) => depth === 3).map(({ id }) => id)).toEqual(
    schemaHeadings,
  );
  expect(referencePages.length + schemaHeadings.length).toBe(72);
});
