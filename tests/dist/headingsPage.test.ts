import { toString } from 'hast-util-to-string';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defaultBase } from '../../scripts/defaultBase';
import { searchPath } from '../../src/domain/search/SearchEngine';
import { siteFolder } from '../support/site';
import { pages, ParsedPage } from './builtSite';

const host = 'http://docs.local';
const address = searchPath(defaultBase);
const page = new ParsedPage(
  address,
  readFileSync(path.join(siteFolder, address, 'index.html'), 'utf8'),
);
const known = new Map(pages.map((one) => [one.address, one]));
const listed = () =>
  page
    .all('article li > a')
    .map(({ properties }) => new URL(String(properties['href']), host + address))
    // Its own contents are lists of links, too.
    .filter(({ pathname }) => pathname !== address);

test('the page of all headings has the head of a page, one h1 and each id once', () => {
  expect(page.text('head title')).toContain('All pages and headings');
  expect(page.attribute('head meta[name=description]', 'content')).toBeTruthy();
  expect(page.all('h1').map(toString)).toEqual(['All pages and headings']);
  const ids = page.all('[id]').map(({ properties }) => properties['id']);
  expect(new Set(ids).size).toBe(ids.length);
});

test('it lists every page once', () => {
  const tops = listed().filter(({ hash }) => hash === '');
  expect(tops.map(({ pathname }) => pathname).sort()).toEqual([...known.keys()].sort());
});

test('it only leads to headings that the pages have', () => {
  const links = listed().filter(({ hash }) => hash !== '');
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(
    ({ pathname, hash }) =>
      !known
        .get(pathname)
        ?.all('[id]')
        .some(({ properties }) => properties['id'] === decodeURIComponent(hash.slice(1))),
  );
  expect(broken.map(({ pathname, hash }) => pathname + hash)).toEqual([]);
});

test('its contents are the products, and it has neither an ad nor neighbors', () => {
  const products = page.all('article h2');
  expect(products.map(toString)).toEqual(['Toolpad', 'Toolpad Core', 'Toolpad Studio']);
  for (const { properties } of products)
    expect(page.all(`nav a[href="#${String(properties['id'])}"]`)).not.toEqual([]);
  expect(page.html).not.toContain(' data-placement="');
  expect(page.all('[rel=next], [rel=prev]')).toEqual([]);
});
