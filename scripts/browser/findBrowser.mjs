import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium that tests and benches drive: the one named in `CHROMIUM_PATH`, Playwright's own,
 * or a browser of the system.
 *
 * @returns {string | undefined} Path of the executable.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [playwrightBrowser(), ...systemBrowsers()].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  );
}

/** Undefined where Playwright is not installed yet. */
function playwrightBrowser() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** @returns {string[]} */
function systemBrowsers() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}
