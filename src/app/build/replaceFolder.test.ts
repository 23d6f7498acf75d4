import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { nextFolder } from './replaceFolder';
import { testFolder } from '../../reference/testing/testFolder';

let parent = '';
beforeEach(() => {
  parent = testFolder();
});

it('leaves the old folder as it was until the swap', () => {
  const target = path.join(parent, 'dist');
  mkdirSync(target);
  writeFileSync(path.join(target, 'a'), 'old');
  const next = nextFolder(target);
  writeFileSync(path.join(next.dir, 'a'), 'new');
  expect(readFileSync(path.join(target, 'a'), 'utf8')).toBe('old');
  next.swap();
  expect(readFileSync(path.join(target, 'a'), 'utf8')).toBe('new');
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('puts the old folder back when the swap fails', () => {
  const target = path.join(parent, 'dist');
  mkdirSync(target);
  const next = nextFolder(target);
  rmSync(next.dir, { recursive: true });
  expect(() => next.swap()).toThrow('ENOENT');
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('leaves nothing behind when it is discarded', () => {
  nextFolder(path.join(parent, 'dist')).discard();
  expect(readdirSync(parent)).toEqual([]);
});

it('clears up after a build that was ended on its way, not after one that runs', () => {
  const target = path.join(parent, 'dist');
  const ended = `${target}.next-999999999`;
  const running = `${target}.next-${process.ppid}`;
  mkdirSync(ended);
  mkdirSync(running);
  nextFolder(target).discard();
  expect(existsSync(ended)).toBe(false);
  expect(existsSync(running)).toBe(true);
});
