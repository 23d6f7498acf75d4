import { expect, it } from 'vitest';
import {
  cachePrefix,
  cachesOfVersion,
  keptCache,
  keptCaches,
  oldReadCaches,
  readCache,
} from './siteCaches';

const base = '/toolpad/';
const shell = `${cachePrefix(base)}shell`;
const [readNew, keptNew, readOld, keptOld] = [
  readCache(base, 'new'),
  keptCache(base, 'new', 'core'),
  readCache(base, 'old'),
  keptCache(base, 'old', 'core'),
];
const strangers = [
  readCache('/toolpad/next/', 'old'),
  readCache('/', 'old'),
  keptCache('/', 'old', 'core'),
  'workbox-precache-v2-https://mui.com/',
];
const names = [shell, readNew, keptNew, readOld, keptOld, ...strangers];

it('finds what was read of other versions', () => {
  expect(oldReadCaches(names, base, 'new')).toEqual([readOld]);
});

it('finds what was kept, of which version and product', () => {
  expect(keptCaches(names, base)).toEqual([
    { name: keptNew, version: 'new', product: 'core' },
    { name: keptOld, version: 'old', product: 'core' },
  ]);
});

it('finds what goes with a version', () => {
  expect(cachesOfVersion(names, base, 'new')).toEqual([shell, readNew, keptNew]);
});
