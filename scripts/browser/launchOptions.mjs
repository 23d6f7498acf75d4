import { fileURLToPath } from 'node:url';
import { findBrowser } from './findBrowser.mjs';

/** In a test run of the workbench, another name of this machine, whose pages are no secure context. */
export const otherHost = 'workbench.test';

/**
 * How Playwright starts the browser of tests: without the popups of Chromium's address bar, pages of their own that
 * open with every page of a test and take over half a second of processor each time (Chromium 156). On Windows, which
 * has no `sh`, they stay.
 *
 * @param {string[]} flags More flags of the command line.
 * @returns {{ executablePath: string | undefined, args: string[] }}
 */
export function launchOptions(...flags) {
  const browser = findBrowser();
  const args = ['--disable-gpu', ...flags];
  if (!browser || process.platform === 'win32') return { executablePath: browser, args };
  return {
    executablePath: fileURLToPath(new URL('startChromium.sh', import.meta.url)),
    args: [
      `--chromium=${browser}`,
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      ...args,
    ],
  };
}
