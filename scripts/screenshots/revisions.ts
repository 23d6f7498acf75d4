import { execFileSync } from 'node:child_process';
import { constants, cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../src/app/build/paths';
import { fail } from '../cli/fail.mjs';
import { resultsFile } from '../workbench/resultFiles';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectDir, encoding: 'utf8', stdio: 'pipe' }).trim();

const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });

/** Hash of a commit; ends the process where there is none. */
export function revisionOf(ref: string): string {
  if (!existsSync(path.join(projectDir, '.git')))
    fail('--against compares with a commit, and this folder is not a clone of the repository.');
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    return fail(`--against takes a commit, a branch or a tag; ${whyUnknown(ref)}`);
  }
}

const whyUnknown = (ref: string) =>
  git('rev-parse', '--is-shallow-repository') === 'true'
    ? `"${ref}" is not in this shallow clone: run \`git fetch --unshallow\`.`
    : `git knows no "${ref}". If it is on a remote, run \`git fetch\`, and try origin/${ref}.`;

/** Builds site and workbench of the work tree; returns the output folder. */
export function buildWorkTree(): string {
  npm(projectDir, 'run', 'build', '--silent');
  return path.join(projectDir, 'dist');
}

/** Checks a commit out next to the caches and builds it; returns the output folder. */
export function buildRevision(revision: string): string {
  const all = path.join(projectDir, '.cache/screenshots/revisions');
  const folder = path.join(all, revision);
  if (!existsSync(path.join(folder, 'package.json'))) {
    // Only one: each has its own packages.
    rmSync(all, { recursive: true, force: true });
    git('worktree', 'prune');
    git('worktree', 'add', '--force', '--detach', folder, revision);
  }
  const dist = path.join(folder, 'dist');
  // Written last.
  if (existsSync(path.join(dist, 'workbench', resultsFile))) return dist;
  const lock = (dir: string) => readFileSync(path.join(dir, 'package-lock.json'), 'utf8');
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) {
    // A link to the folder would lead out of the project, where the types of packages are looked for.
    if (lock(folder) === lock(projectDir))
      cpSync(path.join(projectDir, 'node_modules'), modules, {
        recursive: true,
        verbatimSymlinks: true,
        mode: constants.COPYFILE_FICLONE,
      });
    else npm(folder, 'ci', '--prefer-offline');
  }
  npm(folder, 'run', 'build', '--silent');
  return dist;
}
