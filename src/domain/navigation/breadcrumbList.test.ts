import { expect, it } from 'vitest';
import { breadcrumbList } from './menu';

const site = { title: 'Site', href: '/x/' };
const product = { title: 'Guide', href: '/x/guide/' };

const names = (page: { title: string; href: string }) =>
  breadcrumbList([site, product], page, 'https://example.test').itemListElement.map(
    ({ position, name, item }) => `${position} ${name} ${item}`,
  );

it('lists the site, the product and the page', () => {
  expect(names({ title: 'One', href: '/x/guide/one/' })).toEqual([
    '1 Site https://example.test/x/',
    '2 Guide https://example.test/x/guide/',
    '3 One https://example.test/x/guide/one/',
  ]);
});

it('lists a path once', () => {
  expect(names({ title: 'Overview', href: '/x/guide/' })).toEqual([
    '1 Site https://example.test/x/',
    '2 Overview https://example.test/x/guide/',
  ]);
});
