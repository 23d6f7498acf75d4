import { expect, it } from 'vitest';
import { crashIssueHref, demoAddress } from './DemoCrash';

const report = {
  demo: 'Orders',
  address: 'https://site.example/orders/?a=1#css-Orders.tsx',
  browser: 'Browser/1 (X & Y)',
  error: 'a < b\n```',
};

it('names demo, page, version, browser and error', () => {
  const { origin, pathname, searchParams } = new URL(
    crashIssueHref('https://github.com/a/b', { ...report, version: '0.13.0' }),
  );
  expect(origin + pathname).toBe('https://github.com/a/b/issues/new');
  expect(searchParams.get('title')).toContain('Orders');
  for (const known of [
    'Demo: Orders',
    'Page: https://site.example/orders/?a=1#css-Orders.tsx',
    'Version: 0.13.0',
    'Browser: Browser/1 (X & Y)',
    'a < b',
  ]) {
    expect(searchParams.get('body')).toContain(known);
  }
});

it.each([
  ['', 'Orders', '#Orders'],
  ['#sorting', 'Orders', '#Orders'],
  ['#css-Orders.tsx', 'Orders', '#css-Orders.tsx'],
  ['#sorting', undefined, '#sorting'],
])('leads from the page at "%s" to the demo %s', (hash, id, anchor) => {
  const page = 'https://site.example/orders/?a=1';
  expect(demoAddress(page + hash, id)).toBe(page + anchor);
});

it('truncates an error that is too long for a URL', () => {
  expect(
    crashIssueHref('https://github.com/a/b', { ...report, error: 'x'.repeat(50_000) }).length,
  ).toBeLessThan(2000);
});
