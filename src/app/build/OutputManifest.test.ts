import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../reference/testing/testFolder';
import { OutputManifest } from './OutputManifest';

it('takes over all files of a page or none: a file that is written again must not be that of the last output', () => {
  const folder = testFolder();
  const [out, next] = ['out', 'next'].map((name) => path.join(folder, name)) as [string, string];
  const files = ['a.html', 'a.md'];
  mkdirSync(out);
  for (const file of files) writeFileSync(path.join(out, file), file);
  const manifestFile = path.join(folder, 'written.json');
  const before = new OutputManifest(manifestFile, out);
  for (const file of files) before.wrote(file, 'key', out);
  before.save();

  const manifest = new OutputManifest(manifestFile, out);
  rmSync(path.join(out, 'a.md'));
  expect(manifest.takeOver(files, 'key', next)).toBe(false);
  expect(existsSync(path.join(next, 'a.html'))).toBe(false);
  expect(manifest.takeOver(['a.html'], 'other key', next)).toBe(false);
  expect(manifest.takeOver(['a.html'], 'key', next)).toBe(true);
  expect(existsSync(path.join(next, 'a.html'))).toBe(true);
});
