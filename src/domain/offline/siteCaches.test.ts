import { expect, it } from 'vitest';
import { cachePrefix, keptCache, oldCaches, readCache } from './siteCaches';

const base = '/toolpad/';

it('finds what other versions of the site have left, and for which product', () => {
  const names = [readCache(base, 'new'), keptCache(base, 'new', 'core'), readCache(base, 'old'), keptCache(base, 'old', 'core')];
  expect(oldCaches(names, base, 'new')).toEqual([{ name: readCache(base, 'old') }, { name: keptCache(base, 'old', 'core'), product: 'core' }]);
});

it.each([
  ['the shell, which looks after itself', `${cachePrefix(base)}shell`],
  ['a site below the same base', readCache('/toolpad/next/', 'old')],
  ['a site above it', readCache('/', 'old')],
  ['anything of somebody else', 'workbox-precache-v2-https://mui.com/'],
])('leaves %s alone', (_whose, name) => {
  expect(oldCaches([name], base, 'new')).toEqual([]);
});
