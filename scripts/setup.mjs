import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './cli/fail.mjs';
import { findBrowser } from './browser/findBrowser.mjs';
import { isMain } from './cli/isMain.mjs';
import { missingPackages } from './setup/missingPackages.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Checks the version of Node and installs the npm packages of `package-lock.json`. Installs nothing else. */
export function setUpPackages() {
  checkNode();
  installPackages();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits) {
    fail(
      `Node 20.19 or later is required (from Node 22 on, 22.12 or later), but this is ${process.versions.node}: install it from https://nodejs.org and run the command again.`,
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
  print(`${reason}: npm ci`);
  const npm = process.env.npm_execpath;
  const done = npm
    ? runCommand(process.execPath, [npm, 'ci'])
    : runCommand('npm', ['ci'], { shell: process.platform === 'win32' });
  if (!done) fail('the packages could not be installed: see the lines above, then run `npm ci`.');
}

/**
 * Finds a browser for the tests, or announces and installs one; without one the process ends with
 * an explanation.
 *
 * @param {{ find?: () => string | undefined, run?: typeof runCommand, say?: typeof print,
 * isDebianRoot?: boolean }} [environment]
 *   Replaced by unit tests.
 */
export function setUpBrowser({
  find = findBrowser,
  run = runCommand,
  say = print,
  isDebianRoot = runsAsRootOnDebian(),
} = {}) {
  if (find()) return;
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    fail(
      `CHROMIUM_PATH names ${named}, which does not exist: correct it or run \`unset CHROMIUM_PATH\`.`,
    );
  }
  const command = isDebianRoot
    ? 'apt-get install -y -qq --no-install-recommends chromium fonts-liberation'
    : 'npx playwright install chromium';
  say(
    `The tests need a browser and found no Chromium or Chrome. Installing one with \`${command}\`. To use your own instead, stop with Ctrl+C and set CHROMIUM_PATH.`,
  );
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', command.split(' ').slice(1), {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
    run(process.execPath, [cli, 'install', 'chromium']);
  }
  if (find()) return;
  fail(
    `the browser could not be installed, and the tests need one: see the lines above and run \`${command}\`, or install Chromium or Chrome yourself and set CHROMIUM_PATH to its path.`,
  );
}

function runsAsRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ shell?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
function runCommand(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

/** @param {string} message */
function print(message) {
  process.stdout.write(`setup: ${message}\n`);
}

if (isMain(import.meta.url)) {
  setUpPackages();
  setUpBrowser();
  print('everything is in place');
}
