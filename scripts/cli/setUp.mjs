import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../browser/findBrowser.mjs';
import { fail } from './fail.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Checks the version of Node and installs the npm packages of `package-lock.json`. Installs nothing else. */
export function setUpPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits)
    fail(
      `Node 20.19 or later is required (from Node 22 on, 22.12 or later), but this is ${process.versions.node}: install it from https://nodejs.org and run the command again.`,
    );
  const missing = missingPackages();
  if (missing?.length === 0) return;
  say(
    `${missing ? `${missing.length} packages differ from package-lock.json` : 'packages are not installed yet'}: npm ci`,
  );
  const npm = process.env.npm_execpath;
  const isInstalled = npm
    ? run(process.execPath, [npm, 'ci'])
    : run('npm', ['ci'], { shell: process.platform === 'win32' });
  if (!isInstalled)
    fail('the packages could not be installed: see the lines above, then run `npm ci`.');
}

/**
 * Packages of the lockfile that `node_modules` does not have in that version; undefined where nothing is installed.
 * npm writes its own list of installed packages last, so this detects an interrupted install, too.
 */
function missingPackages() {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    (name) => {
      const file = path.join(root, name);
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
    },
  );
  return (
    installed &&
    Object.keys(wanted).filter((place) => {
      const [locked, own] = [wanted[place], installed[place]];
      // Optional packages for other systems are locked but not installed.
      return place && (own ? own.integrity !== locked.integrity : !locked.optional);
    })
  );
}

/** Finds a browser for the tests, or announces and installs one; ends the process where that fails. */
export function setUpBrowser() {
  if (findBrowser()) return;
  const named = process.env.CHROMIUM_PATH;
  if (named)
    fail(
      `CHROMIUM_PATH names ${named}, which does not exist: correct it or run \`unset CHROMIUM_PATH\`.`,
    );
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const command = isDebianRoot
    ? 'apt-get install -y -qq --no-install-recommends chromium fonts-liberation'
    : 'npx playwright install chromium';
  say(
    `The tests need a browser and found no Chromium or Chrome. Installing one with \`${command}\`. To use your own instead, stop with Ctrl+C and set CHROMIUM_PATH.`,
  );
  if (isDebianRoot) run('apt-get', ['update', '-qq']);
  run(command, [], {
    shell: true,
    env: { ...process.env, ...(isDebianRoot && { DEBIAN_FRONTEND: 'noninteractive' }) },
  });
  if (!findBrowser())
    fail(
      `the browser could not be installed, and the tests need one: see the lines above and run \`${command}\`, or install Chromium or Chrome yourself and set CHROMIUM_PATH to its path.`,
    );
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ shell?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
function run(command, args, options) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

/** @param {string} message */
export function say(message) {
  process.stdout.write(`setup: ${message}\n`);
}
