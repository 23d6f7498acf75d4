import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { writeWhole } from '../engine/ContentCache';
import { projectDir } from '../paths';

/** Marks a folder as the output of builds: lists the files that they wrote. They never change others. */
export const listFile = '.site-files';

/** The hidden folder of a build, by its process. */
const unfinished = /^\.unfinished-(\d+)$/;

interface Folders {
  outDir: string;
  contentDir: string;
  /** Folder of this project. */
  project?: string;
}

/**
 * Decides whether a build may write a folder; returns it with links resolved.
 * @throws {Error} which names the folder, the reason, and what to do
 */
export function checkOutput({ outDir, contentDir, project = projectDir }: Folders): string {
  const [out, content, projectFolder] = [
    resolveLinks(outDir),
    resolveLinks(contentDir),
    resolveLinks(project),
  ];
  const refuse = (what: string, fix = 'Name another folder with --out.') => {
    throw new Error(`The site cannot be written to ${outDir}, which ${what}. ${fix}`);
  };
  if (existsSync(out) && !statSync(out).isDirectory()) refuse('is a file');
  if (out === path.parse(out).root || out === resolveLinks(homedir()))
    refuse('holds much more than a site');
  if (isWithin(content, out)) refuse('is or contains the folder of the pages');
  if (isWithin(out, content))
    refuse('is in the folder of the pages: the next build would read its own output');
  if (isWithin(projectFolder, out)) refuse('is or contains this project');
  if (existsSync(path.join(out, listFile)) || out === path.join(projectFolder, 'dist')) return out;
  if (isWithin(out, projectFolder) && !isWithin(out, path.join(projectFolder, '.cache')))
    refuse('is part of this project', 'Write it to dist, or to a folder outside of the project.');
  if (existsSync(out) && readdirSync(out).some((name) => !unfinished.test(name)))
    refuse(
      'has files that no build wrote',
      `Name another folder with --out, or create an empty file ${listFile} in this one: builds then write the site beside these files and never change them.`,
    );
  return out;
}

/** Follows links, also those above a folder that does not exist yet. */
function resolveLinks(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  const absolute = path.resolve(folder);
  return path.join(resolveLinks(path.dirname(absolute)), path.basename(absolute));
}

/** Whether a path is a folder, or lies in it. */
function isWithin(inner: string, folder: string): boolean {
  const steps = path.relative(folder, inner);
  return !path.isAbsolute(steps) && steps.split(path.sep)[0] !== '..';
}

type Move = [from: string, to: string];

/**
 * The folder of a site, in which builds replace what builds wrote. The next site is made in a hidden folder in it: on
 * the same disk, also where the folder is a mount point.
 */
export class OutputFolder {
  private readonly folder: string;
  private readonly created: string | undefined;
  private readonly hidden: string;
  private readonly list: string | undefined;
  /** Files that earlier builds wrote, as `a/b.html`. */
  private readonly before: ReadonlySet<string>;
  /** Takes the files of the next site. */
  readonly next: string;

  /** @throws {Error} when a build may not write the folder */
  constructor(folders: Folders) {
    this.folder = checkOutput(folders);
    this.created = mkdirSync(this.folder, { recursive: true });
    removeLeftovers(this.folder);
    const file = this.at(listFile);
    this.list = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    // The project's `dist` may be of a time without lists.
    const written =
      this.list?.split('\n') ?? entriesIn(this.folder).filter((entry) => !entry.startsWith('.'));
    this.before = new Set(written.filter((entry) => this.isFile(entry)));
    this.hidden = this.at(`.unfinished-${process.pid}`);
    this.next = path.join(this.hidden, 'next');
    mkdirSync(this.next, { recursive: true });
  }

  /**
   * Replaces what earlier builds wrote by the files in `next`.
   * @param keep folders whose files stay as they are
   * @throws {Error} when a file that no build wrote is in the way; nothing has changed then
   */
  publish(keep: readonly string[] = []): void {
    const files = entriesIn(this.next);
    const bookkeeping = [listFile, path.basename(this.hidden)];
    const foreign = entriesIn(this.folder, bookkeeping).filter((entry) => !this.before.has(entry));
    this.checkForeign(files, foreign);
    const after = new Set(files);
    const others = [...this.before].filter((file) => !after.has(file));
    const isKept = (file: string) => keep.some((folder) => file.startsWith(`${folder}/`));
    // All that may be there, for the case that the build is ended from here on.
    this.writeList([...files, ...others]);
    const done: Move[] = [];
    const move = (from: string, to: string) => {
      mkdirSync(path.dirname(to), { recursive: true });
      renameSync(from, to);
      done.push([from, to]);
    };
    const putAway = (file: string) => move(this.at(file), path.join(this.hidden, 'old', file));
    try {
      for (const file of others.filter((one) => !isKept(one))) {
        putAway(file);
        removeEmpty(path.dirname(this.at(file)), this.folder);
      }
      for (const file of files) {
        if (this.before.has(file)) putAway(file);
        move(path.join(this.next, file), this.at(file));
      }
    } catch (error) {
      for (const [from, to] of done.reverse()) {
        mkdirSync(path.dirname(from), { recursive: true });
        renameSync(to, from);
      }
      for (const file of files) removeEmpty(path.dirname(this.at(file)), this.folder);
      if (this.list === undefined) rmSync(this.at(listFile));
      else writeWhole(this.at(listFile), this.list);
      throw error;
    }
    this.writeList([...files, ...others.filter(isKept)]);
  }

  /** Removes what was not published, and what was replaced. */
  close(): void {
    rmSync(this.hidden, { recursive: true, force: true });
    if (this.created !== undefined) removeEmpty(this.folder, path.dirname(this.created));
  }

  private at(file: string): string {
    return path.join(this.folder, file);
  }

  private isFile(file: string): boolean {
    const inside = isWithin(this.at(file), this.folder);
    return inside && lstatSync(this.at(file), { throwIfNoEntry: false })?.isFile() === true;
  }

  private checkForeign(files: readonly string[], foreign: readonly string[]): void {
    const [places, inTheWay] = [new Set(foreign), withFolders(foreign)];
    for (const file of files) {
      const blocking = inTheWay.has(file) ? file : foldersOf(file).find((name) => places.has(name));
      if (blocking !== undefined)
        throw new Error(
          `No build wrote ${this.at(blocking)}, and the site has something of that name. Move it away, and build again.`,
        );
    }
  }

  private writeList(files: readonly string[]): void {
    writeWhole(this.at(listFile), `${[...files].sort().join('\n')}\n`);
  }
}

/** All but folders below a folder, as `a/b.html`; links are not followed. */
function entriesIn(folder: string, without: readonly string[] = []): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !without.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? entriesIn(path.join(folder, entry.name)).map((inner) => `${entry.name}/${inner}`)
        : entry.name,
    );
}

/** `a/b/c.html` -> `a/b`, `a`. */
function foldersOf(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Files, and the folders that hold them. */
const withFolders = (files: Iterable<string>) =>
  new Set([...files].flatMap((file) => [file, ...foldersOf(file)]));

/** Removes a folder and those above it up to another, while they are empty. */
function removeEmpty(folder: string, top: string): void {
  for (let one = folder; one !== top; one = path.dirname(one)) {
    if (!existsSync(one)) continue;
    if (readdirSync(one).length > 0) return;
    rmdirSync(one);
  }
}

/** Removes what builds left that were ended on their way. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = unfinished.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
