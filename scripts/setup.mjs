import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './lib/fail.mjs';
import { findBrowser } from './lib/findBrowser.mjs';
import { isMain } from './lib/isMain.mjs';
import { missingPackages } from './lib/missingPackages.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Makes sure that Node, the packages and a browser are there; installs what is missing.
 *
 * @param {{ browser: 'needed' | 'wanted' }} options `wanted`: go on without a browser, after
 *   saying so.
 */
export function setUp({ browser }) {
  checkNode();
  installPackages();
  const problem = installBrowser();
  if (!problem) return;
  if (browser === 'needed') fail(problem);
  process.stdout.write(`setup: ${problem} Only the tests need it, so this goes on.\n`);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits) {
    fail(
      `Node 20.19 or newer (22.12 or newer from 22 on) is needed and this is ${process.versions.node}: install it from https://nodejs.org and run the same command again.`,
    );
  }
}

function installPackages() {
  const missing = missingPackages(root);
  if (missing !== 'nothing installed' && missing.length === 0) return;
  const reason =
    missing === 'nothing installed'
      ? 'packages are not installed yet'
      : `${missing.length} packages differ from package-lock.json`;
  say(`${reason}: npm ci`);
  const npm = process.env.npm_execpath;
  const done = npm
    ? run(process.execPath, [npm, 'ci'])
    : run('npm', ['ci'], { shell: process.platform === 'win32' });
  if (!done) fail('the packages could not be installed: see the lines above, then type `npm ci`.');
}

/** @returns {string | undefined} What is missing and what to type. */
function installBrowser() {
  if (findBrowser()) return undefined;
  if (process.env.CHROMIUM_PATH) {
    return `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist: correct it or type \`unset CHROMIUM_PATH\`.`;
  }
  if (isDebianRoot()) {
    say('no browser found: apt-get install chromium fonts-liberation');
    run('apt-get', ['update', '-qq']);
    run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  } else {
    say('no browser found: npx playwright install chromium');
    run(process.execPath, [
      path.join(root, 'node_modules', 'playwright', 'cli.js'),
      'install',
      'chromium',
    ]);
  }
  if (findBrowser()) return undefined;
  const command = isDebianRoot() ? 'apt-get install chromium' : 'npx playwright install chromium';
  return `a browser is missing: type \`${command}\`, or install Chromium or Chrome yourself and name it with CHROMIUM_PATH=/path/to/it.`;
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ shell?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

/** @param {string} message */
function say(message) {
  process.stdout.write(`setup: ${message}\n`);
}

if (isMain(import.meta.url)) {
  setUp({ browser: 'needed' });
  say('everything is in place');
}
