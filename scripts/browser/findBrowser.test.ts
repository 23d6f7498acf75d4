import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser, findTestBrowser } from './findBrowser.mjs';

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

it('tests in the headless shell where there is one', () => {
  install('chromium');
  const shell = install('chromium-headless-shell');
  expect(findTestBrowser()).toBe(shell);
});

it('tests in the browser of benches where there is no headless shell', () => {
  install('chromium');
  expect(findTestBrowser()).toBe(findBrowser());
});

it('tests in the browser that CHROMIUM_PATH names', () => {
  install('chromium-headless-shell');
  vi.stubEnv('CHROMIUM_PATH', install('chromium'));
  expect(findTestBrowser()).toBe(path.join(folder, 'chromium'));
});
