import { expect, it } from 'vitest';
import {
  cachePrefix,
  currentCaches,
  downloadCache,
  downloadCaches,
  oldReadCaches,
  readCache,
} from './siteCaches';

const base = '/toolpad/';
const shell = `${cachePrefix(base)}shell`;
const [readNew, downloadedNew, readOld, downloadedOld] = [
  readCache(base, 'new'),
  downloadCache(base, 'newest', 'core'),
  readCache(base, 'old'),
  downloadCache(base, 'older', 'core'),
];
const others = [
  readCache('/toolpad/next/', 'old'),
  readCache('/', 'old'),
  downloadCache('/', 'older', 'core'),
  'workbox-precache-v2-https://mui.com/',
];
const names = [shell, readNew, downloadedNew, readOld, downloadedOld, ...others];

it('finds caches of visited pages of other versions', () => {
  expect(oldReadCaches(names, base, 'new')).toEqual([readOld]);
});

it('finds downloads with their build and product', () => {
  expect(downloadCaches(names, base)).toEqual([
    { name: downloadedNew, build: 'newest', product: 'core' },
    { name: downloadedOld, build: 'older', product: 'core' },
  ]);
});

it('finds caches that match the code of a build', () => {
  expect(currentCaches(names, { base, version: 'new', build: 'newest' })).toEqual([
    shell,
    readNew,
    downloadedNew,
  ]);
});
