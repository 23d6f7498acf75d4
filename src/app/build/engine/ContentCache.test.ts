import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyMeta } from '../../../content/PageFile';
import { testFolder } from '../../../content/testing/testFolder';
import { ContentCache } from './ContentCache';

it('keeps the records of all pages that are shown, and knows those without problems', () => {
  const folder = testFolder();
  const cache = new ContentCache(folder, 'v1');
  for (const key of ['good', 'bad', 'old'])
    writeFileSync(path.join(cache.recordsDir, `${key}.json`), '{}');
  cache.set('good', emptyMeta({ file: 'a.mdx', pathname: '/a/' }));
  cache.save(new Set(['good', 'bad']));
  expect(readdirSync(cache.recordsDir).sort()).toEqual(['bad.json', 'good.json']);
  const next = new ContentCache(folder, 'v1');
  expect([next.has('good'), next.has('bad')]).toEqual([true, false]);
});

it('does not know a page whose record another process has removed', () => {
  const folder = testFolder();
  const meta = emptyMeta({ file: 'a.mdx', pathname: '/a/' });
  const [one, other] = [1, 2].map(() => {
    const cache = new ContentCache(folder, 'v1');
    writeFileSync(path.join(cache.recordsDir, 'a.json'), '{}');
    cache.set('a', meta);
    cache.save(new Set(['a']));
    return cache;
  });
  one!.set('b', meta);
  one!.save(new Set(['b']));
  expect(other!.has('a')).toBe(false);
});
