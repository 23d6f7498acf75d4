import { describe, expect, it } from 'vitest';
import { withBase } from '../navigation/canonicalPath';
import { isExempt, splitLanguage, withoutLanguage } from './languagePrefix';

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
