import {
  existsSync,
  linkSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what builds left that were ended on their way. */
function removeLeftovers(target: string) {
  const parent = path.dirname(target);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const left = name.startsWith(`${path.basename(target)}.`) && /\.(?:next|old)-(\d+)$/.exec(name);
    if (left && !isRunning(Number(left[1])))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** Starts a folder beside `target`, on the same disk, that replaces it in one step when it is complete. */
export function nextFolder(target: string) {
  const dir = `${target}.next-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  removeLeftovers(target);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return {
    dir,
    /** Until then the old folder is as it was, and when it fails, too. */
    swap() {
      mkdirSync(path.dirname(target), { recursive: true });
      if (existsSync(target)) renameSync(target, old);
      try {
        renameSync(dir, target);
      } catch (error) {
        if (existsSync(old)) renameSync(old, target);
        throw error;
      }
      rmSync(old, { recursive: true, force: true });
    },
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** The same file at a second place: a hard link where the disk allows it, else a copy. */
export function linkFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** The same folder at a second place, for one whose files are never changed where they are. */
export function linkFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    linkFile(file, path.join(to, path.relative(from, file)));
  }
}
