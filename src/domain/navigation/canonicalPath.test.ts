import { expect, it } from 'vitest';
import { canonicalPath, normalizeBase, withBase } from './canonicalPath';

it.each([
  ['', '/'],
  ['/', '/'],
  ['x', '/x/'],
  ['/x/y', '/x/y/'],
  ['/v1.0/a_b-c~d', '/v1.0/a_b-c~d/'],
])('base %j is %j', (base, expected) => {
  expect(normalizeBase(base)).toBe(expected);
});

it.each(['/a b/', '/ä/', '/a%20b/', '/a/../b/', '.', '/a?b/', '/a#b/', '/a"b/'])(
  'base %j is refused, as URLs cannot have it as it is',
  (base) => {
    expect(() => normalizeBase(base)).toThrow(`The base ${base} would need encoding`);
  },
);

it.each([
  ['/toolpad/core/', '/toolpad/', '/toolpad/core/'],
  ['/core/', '/toolpad/', '/toolpad/core/'],
  ['/toolpad', '/toolpad/', '/toolpad/'],
  ['/toolpadding/', '/toolpad/', '/toolpad/toolpadding/'],
  ['/core/', '/', '/core/'],
])('%s below %s is %s', (pathname, base, expected) => {
  expect(withBase(pathname, base)).toBe(expected);
});

it.each([
  ['/a/b', '/a/b/'],
  ['/a//b/', '/a/b/'],
  ['/a/index.html', '/a/'],
  ['/a/page.mdx', '/a/'],
  ['/a/b.md', '/a/b/'],
  ['/a/logo.svg', '/a/logo.svg'],
])('canonical form of %s is %s', (pathname, expected) => {
  expect(canonicalPath(pathname)).toBe(expected);
});
