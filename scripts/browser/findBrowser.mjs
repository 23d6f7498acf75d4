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

/**
 * The browser that runs the stories: Chromium's headless shell where the system has one, which does
 * without the windows, menus and services of a whole browser and takes two thirds of the time.
 * Otherwise the same as {@link findBrowser}. Pages of the site are tested in the whole browser: the
 * shell reports a pointer over their header, and rounds the widths of letters.
 *
 * @returns {string | undefined} Path of the executable.
 */
export function findStoryBrowser() {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  return inSearchPath('chromium-headless-shell').find((file) => existsSync(file)) ?? findBrowser();
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
  return COMMANDS.flatMap(inSearchPath);
}

/**
 * @param {string} command
 * @returns {string[]} Where the command may be.
 */
function inSearchPath(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, command));
}
