import { expect, it, describe } from 'vitest';
import {
  canonicalPath,
  normalizeBase,
  withBase,
  isExempt,
  splitLanguage,
  withoutLanguage,
} from './canonicalPath';

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
  ['/中/', '/x/', '/x/%E4%B8%AD/'],
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
  ['/中文/with space', '/%E4%B8%AD%E6%96%87/with%20space/'],
  ['/%e4%b8%ad%E6%96%87/with%20space/', '/%E4%B8%AD%E6%96%87/with%20space/'],
  ['/cafe\u0301/', '/caf%C3%A9/'],
  ['/100%/a (b)?#$/', '/100%25/a%20%28b%29%3F%23%24/'],
  ['/\ud800/', '/%EF%BF%BD/'],
])('canonical form of %s is %s', (pathname, expected) => {
  expect(canonicalPath(pathname)).toBe(expected);
});

it.each([
  ['/blog', true],
  ['/blog/post/', true],
  ['/size-snapshot/', true],
  ['/blogs/', false],
  ['/toolpad/blog/', false],
])('%s is exempt: %s', (pathname, expected) => {
  expect(isExempt(pathname)).toBe(expected);
});

it.each([
  ['/de/docs/', '/de', '/docs/'],
  ['/pt-BR/docs/', '/pt-BR', '/docs/'],
  ['/docs/', '', '/docs/'],
  ['/de', '', '/de'],
])('%s has the language %j', (pathname, prefix, rest) => {
  expect(splitLanguage(pathname)).toEqual([prefix, rest]);
});

it.each([
  ['/en/toolpad/', '/toolpad/'],
  ['/toolpad/', '/toolpad/'],
  ['/de/toolpad/', '/de/toolpad/'],
  ['/en/blog/', '/en/blog/'],
])('%s needs no more than %s in English', (pathname, expected) => {
  expect(withoutLanguage(pathname)).toBe(expected);
});

describe('a link in a page of another language', () => {
  it.each([
    ['/toolpad/core/', '/de/toolpad/', '/de/toolpad/core/'],
    ['/de/toolpad/core/', '/de/toolpad/', '/de/toolpad/core/'],
    ['/core/', '/de/toolpad/', '/de/toolpad/core/'],
    ['/toolpad', '/de/toolpad/', '/de/toolpad/'],
    ['/toolpad/core/', '/toolpad/', '/toolpad/core/'],
  ])('%s below %s is %s', (pathname, base, expected) => {
    expect(withBase(pathname, base)).toBe(expected);
  });
});
