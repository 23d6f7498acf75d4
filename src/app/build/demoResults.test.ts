import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DemoRecord } from '../../content/compileDemo';
import { demoResultOf, demoSourceHash, readDemoStamps } from './demoResults';

const record: DemoRecord = {
  name: 'Basic',
  file: 'Basic.tsx',
  code: [],
  modules: [],
  sources: ['Basic.tsx', 'rows.ts'],
  packages: [],
};
const result = {
  browser: 'Chromium 146',
  looks: [{ mode: 'light', direction: 'ltr' }],
  date: '2026-11-21',
} as const;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamps-'));
  writeFileSync(path.join(folder, 'Basic.tsx'), 'one');
  writeFileSync(path.join(folder, 'rows.ts'), 'two');
});
afterEach(() => rmSync(folder, { recursive: true }));

const stamp = () =>
  writeFileSync(
    path.join(folder, 'demo-results.json'),
    JSON.stringify({ Basic: { ...result, source: demoSourceHash(folder, record) } }),
  );

it('is the result of the files as they are', () => {
  stamp();
  expect(demoResultOf(readDemoStamps(folder), folder, record)).toEqual(result);
});

it('is none when a file that the demo imports has changed since', () => {
  stamp();
  writeFileSync(path.join(folder, 'rows.ts'), 'three');
  expect(demoResultOf(readDemoStamps(folder), folder, record)).toBeUndefined();
});

it('is none where nobody has tested', () => {
  expect(demoResultOf(readDemoStamps(folder), folder, record)).toBeUndefined();
});
