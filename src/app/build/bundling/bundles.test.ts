import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { bundled } from './bundles';
import { testFolder } from '../../../content/testing/testFolder';

let cacheDir = '';
beforeEach(() => {
  cacheDir = testFolder();
});

const writing = (text: string) => (outDir: string) => {
  writeFileSync(path.join(outDir, 'a.js'), text);
  return Promise.resolve();
};

it('runs a build once for a key', async () => {
  const first = await bundled(cacheDir, 'client', 'key', writing('1'));
  const second = await bundled(cacheDir, 'client', 'key', writing('2'));
  expect(second).toBe(first);
  expect(readFileSync(path.join(first, 'a.js'), 'utf8')).toBe('1');
});

it('gives two builds at once the same complete folder', async () => {
  const waiting: (() => void)[] = [];
  const slow = async (outDir: string) => {
    await writing('1')(outDir);
    expect(existsSync(path.join(cacheDir, 'client/key'))).toBe(false);
    await new Promise<void>((resolve) => waiting.push(resolve));
    await writing('1')(outDir);
  };
  const both = [bundled(cacheDir, 'client', 'key', slow), bundled(cacheDir, 'client', 'key', slow)];
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  for (const finish of waiting) finish();
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  expect(readdirSync(path.join(cacheDir, 'client'))).toEqual(['key']);
});

it('leaves nothing of a build that fails', async () => {
  const failing = () => Promise.reject(new Error('no'));
  await expect(bundled(cacheDir, 'client', 'key', failing)).rejects.toThrow('no');
  expect(readdirSync(path.join(cacheDir, 'client'))).toEqual([]);
});

it('removes what was made of other inputs, and nothing else', async () => {
  const key = (digit: string) => digit.repeat(16);
  const family = path.join(cacheDir, 'client');
  // Not of a build: someone named a folder of their own with --cache.
  for (const name of [`${key('1')}.ended`, `${key('1')}.running`, 'my project'])
    mkdirSync(path.join(family, name), { recursive: true });
  utimesSync(path.join(family, `${key('1')}.ended`), 0, 0);
  await bundled(cacheDir, 'client', key('2'), writing('2'));
  await bundled(cacheDir, 'client', key('3'), writing('3'));
  expect(readdirSync(family)).toEqual([`${key('1')}.running`, key('3'), 'my project']);
});
