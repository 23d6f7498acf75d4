import { expect, test } from 'vitest';
import { createReference } from '../../src/app/build/reference/createReference';
import { ownSettings } from '../../scripts/ownSettings';
import { defaultBase } from '../../scripts/defaultBase';
import { menuPages, resolveMenu } from '../../src/domain/navigation/menu';
import { referencePages } from '../support/referencePages';
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

test('59 pages: of 24 components and 5 hooks, 1 + 1 + 21 and 1 + 5 of Studio, and the changes', () => {
  expect(pages).toHaveLength(24 + 5 + (1 + 1 + 21) + (1 + 5) + 1);
  expect(sorted(pages.map(({ meta }) => meta.pathname))).toEqual(sorted(referencePages));
});

test('each page is in a menu once', () => {
  const inMenus = Object.values(menus).flatMap((entries) =>
    menuPages(resolveMenu(entries, base)).map(({ href }) => href),
  );
  expect(sorted(inMenus)).toEqual(sorted(referencePages));
});

test('3 files and 10 definitions of Studio have a URL of their own, on one page', () => {
  const { meta } = pages.find(({ meta }) => meta.file === 'studio/reference/file-schema.mdx')!;
  const kinds = meta.headings.filter(({ depth }) => depth === 3).map(({ id }) => id.split('-')[0]);
  expect(kinds).toEqual([...Array(3).fill('file'), ...Array(10).fill('definition')]);
});
