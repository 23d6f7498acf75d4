import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser, findStoryBrowser } from './findBrowser.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'browsers-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function install(command: string): string {
  const file = path.join(folder, command);
  writeFileSync(file, '');
  return file;
}

it('runs stories in the headless shell where there is one', () => {
  install('chromium');
  const shell = install('chromium-headless-shell');
  expect(findStoryBrowser()).toBe(shell);
});

it('runs stories in the browser of the site where there is no headless shell', () => {
  install('chromium');
  expect(findStoryBrowser()).toBe(findBrowser());
});

it('runs stories in the browser that CHROMIUM_PATH names', () => {
  install('chromium-headless-shell');
  vi.stubEnv('CHROMIUM_PATH', install('chromium'));
  expect(findStoryBrowser()).toBe(path.join(folder, 'chromium'));
});
