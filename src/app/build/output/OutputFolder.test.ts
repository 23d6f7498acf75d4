import fs, {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkOutput, listFile, OutputFolder } from './OutputFolder';
import { testFolder, writeFiles } from '../../../content/testing/testFolder';

let root = '';
const at = (file: string) => path.join(root, file);
const write = (files: Record<string, string>) => writeFiles(root, files);
const read = (file: string) => readFileSync(at(file), 'utf8');
const foldersOf = (outDir: string, contentDir = 'content') => ({
  outDir: path.resolve(root, outDir),
  contentDir: at(contentDir),
  project: at('project'),
});

beforeEach(() => {
  root = realpathSync(testFolder());
  write({ 'content/page.mdx': 'Text', 'project/docs/page.mdx': 'Text' });
});

describe('a folder that may be written', () => {
  const check = (outDir: string, contentDir?: string) =>
    checkOutput(foldersOf(outDir, contentDir)).slice(root.length + 1);

  it.each(['out', 'a/b/out', 'project/dist', 'project/.cache/site'])('is a new one: %s', (out) => {
    expect(check(out)).toBe(out);
  });

  it('is an empty one, the dist of the project with anything, and one with the list of a build', () => {
    mkdirSync(at('empty'));
    write({
      'project/dist/old.html': 'Old',
      [`project/site/${listFile}`]: '',
      'project/site/own.txt': 'Own',
      [`out/${listFile}`]: 'index.html\n',
      'out/CNAME': 'example.com',
    });
    for (const out of ['empty', 'project/dist', 'project/site', 'out'])
      expect(check(out)).toBe(out);
  });

  it('is the one that a link leads to', () => {
    mkdirSync(at('elsewhere'));
    symlinkSync(at('elsewhere'), at('link'));
    symlinkSync(at('elsewhere'), at('project/dist'));
    expect(check('link')).toBe('elsewhere');
    expect(check('link/new')).toBe('elsewhere/new');
    expect(check('project/dist')).toBe('elsewhere');
  });

  it.each([
    ['content', 'is or contains the folder of the pages'],
    ['.', 'is or contains the folder of the pages'],
    ['content/build', 'is in the folder of the pages'],
    ['content/a/b', 'is in the folder of the pages'],
    ['/', 'holds much more than a site'],
    [homedir(), 'holds much more than a site'],
    ['project', 'is or contains this project'],
    ['project/site', 'is part of this project'],
    ['project/distant', 'is part of this project'],
    ['project/dist/site', 'is part of this project'],
    ['content/page.mdx', 'is a file'],
    ['full', 'has files that no build wrote'],
    ['project/.cache', 'has files that no build wrote'],
    ['to-content', 'is or contains the folder of the pages'],
    ['to-content/build', 'is in the folder of the pages'],
    ['to-project', 'is or contains this project'],
    ['to-full', 'has files that no build wrote'],
  ])('is not %s, which %s', (out, why) => {
    write({ 'full/.git/HEAD': 'ref', 'project/.cache/worker/a': 'a' });
    for (const name of ['content', 'project', 'full']) symlinkSync(at(name), at(`to-${name}`));
    expect(() => check(out)).toThrow(
      `The site cannot be written to ${path.resolve(root, out)}, which ${why}`,
    );
  });

  it('is not one of the pages or of the project, whatever lists it has', () => {
    write({
      [`content/${listFile}`]: '',
      [`content/build/${listFile}`]: '',
      [`project/${listFile}`]: '',
    });
    for (const out of ['content', 'content/build', 'project'])
      expect(() => check(out), out).toThrow('cannot be written');
  });

  it('differs from one whose name begins alike', () => {
    expect(check('content-built')).toBe('content-built');
    expect(check('..content')).toBe('..content');
  });

  it('is not a part of the pages when these contain the project', () => {
    expect(() => check('project/dist', 'project')).toThrow('is in the folder of the pages');
    expect(() => check('project/dist', '.')).toThrow('is in the folder of the pages');
  });
});

/** Publishes files as a build does. */
function build(files: Record<string, string>, { out = 'out', keep = [] as string[] } = {}) {
  const output = new OutputFolder(foldersOf(out));
  try {
    writeFiles(output.next, files);
    output.publish(keep);
  } finally {
    output.close();
  }
}

const listing = (folder = 'out') =>
  readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(at(folder), path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== listFile)
    .sort();

describe('the output', () => {
  it('replaces what builds wrote, and nothing else', () => {
    build({ 'index.html': 'old', 'x/a/index.html': 'a', 'x/b/index.html': 'b' });
    write({ 'out/CNAME': 'own', 'out/.git/HEAD': 'own', 'out/x/b/notes.txt': 'own' });
    build({ 'index.html': 'new', 'x/c/index.html': 'c' });
    expect(read('out/index.html')).toBe('new');
    expect(listing()).toEqual([
      '.git/HEAD',
      'CNAME',
      'index.html',
      'x/b/notes.txt',
      'x/c/index.html',
    ]);
    expect(readdirSync(at('out/x')).sort()).toEqual(['b', 'c']);
  });

  it('lists what builds wrote, and no more', () => {
    build({ 'x/a.html': '', 'b.html': '' });
    write({ 'out/own.txt': '' });
    build({ 'x/a.html': '', 'c.html': '' });
    expect(read(`out/${listFile}`)).toBe('c.html\nx/a.html\n');
  });

  it('can put a file where a folder was, and a folder where a file was', () => {
    build({ 'a/b': '', c: '' });
    build({ a: '', 'c/d': '' });
    expect(listing()).toEqual(['a', 'c/d']);
  });

  it.each([
    ['index.html', 'index.html'],
    ['x', 'x'],
    ['x/a.html/notes.txt', 'x/a.html'],
  ])('does not change when a file of someone else is in the way: %s', (file, named) => {
    build({ 'old.html': 'old' });
    write({ [`out/${file}`]: 'own' });
    const before = listing();
    expect(() => build({ 'index.html': '', 'x/a.html': '' })).toThrow(
      `No build wrote ${at(`out/${named}`)}`,
    );
    expect(listing()).toEqual(before);
    expect(read(`out/${file}`)).toBe('own');
    expect(readdirSync(at('out'))).not.toContain(`.unfinished-${process.pid}`);
  });

  it('is not written through a link in it', () => {
    build({});
    write({ 'elsewhere/a.html': 'own' });
    symlinkSync(at('elsewhere'), at('out/x'));
    expect(() => build({ 'x/a.html': 'new' })).toThrow(`No build wrote ${at('out/x')}`);
    expect(read('elsewhere/a.html')).toBe('own');
  });

  it('never reaches out of its folder, whatever its list says', () => {
    write({ 'own.txt': 'own', [`out/${listFile}`]: '../own.txt\nx/../../own.txt\n' });
    build({ 'a.html': '' });
    expect(read('own.txt')).toBe('own');
  });

  it('keeps the folders named in keep, and goes on listing their files', () => {
    build({ 'workbench/index.html': '', 'workbench/test/a.png': '', 'index.html': '' });
    build({ 'index.html': '' }, { keep: ['workbench'] });
    expect(listing()).toEqual(['index.html', 'workbench/index.html', 'workbench/test/a.png']);
    build({ 'workbench/index.html': '' }, { keep: ['workbench/test', 'missing'] });
    expect(listing()).toEqual(['workbench/index.html', 'workbench/test/a.png']);
    build({ 'index.html': '' });
    expect(listing()).toEqual(['index.html']);
  });

  it('takes all of the dist of the project for its own when that has no list, except for hidden files', () => {
    write({ 'project/dist/x/old.html': '', 'project/dist/.git': 'own' });
    build({ 'index.html': '' }, { out: 'project/dist' });
    expect(listing('project/dist')).toEqual(['.git', 'index.html']);
  });

  it('is where a link leads, and the link stays', () => {
    mkdirSync(at('elsewhere'));
    symlinkSync(at('elsewhere'), at('out'));
    build({ 'a.html': '1' });
    build({ 'a.html': '2' });
    expect(lstatSync(at('out')).isSymbolicLink()).toBe(true);
    expect(read('elsewhere/a.html')).toBe('2');
  });

  it('is the same folder afterwards: a mount point cannot be renamed', () => {
    mkdirSync(at('out'));
    const before = lstatSync(at('out')).ino;
    build({ 'a.html': '1' });
    build({ 'b.html': '2' });
    expect(lstatSync(at('out')).ino).toBe(before);
  });
});

const { renameSync } = fs;
const replaceRename = (rename: typeof renameSync) => {
  fs.renameSync = rename;
  syncBuiltinESMExports();
};
const repairMoves = () => replaceRename(renameSync);
/** Nothing can be moved any more, so many times, from the move to a place of that name on. */
const breakMoves = (name: string, times: number) => {
  let left = times;
  let isBroken = false;
  replaceRename((from, to) => {
    isBroken ||= path.basename(String(to)) === name;
    left -= isBroken ? 1 : 0;
    if (isBroken && left >= 0) throw new Error('broken');
    renameSync(from, to);
  });
};
afterEach(repairMoves);

describe('a build that fails', () => {
  const fail = (out = 'out') => {
    const output = new OutputFolder(foldersOf(out));
    writeFiles(output.next, { 'index.html': 'half' });
    output.close();
  };

  it('leaves the output as it was', () => {
    build({ 'index.html': 'old' });
    fail();
    expect(readdirSync(at('out')).sort()).toEqual([listFile, 'index.html']);
    expect(read('out/index.html')).toBe('old');
  });

  it('leaves no folder where none was, and an empty one where that was', () => {
    mkdirSync(at('empty'));
    fail('a/b/out');
    fail('empty');
    expect(readdirSync(root).sort()).toEqual(['content', 'empty', 'project']);
    expect(readdirSync(at('empty'))).toEqual([]);
  });

  it('is cleared up after by the next one when it was ended on its way, unless it still runs', () => {
    build({ 'index.html': 'old' });
    const ended = at('out/.unfinished-999999999');
    const running = at(`out/.unfinished-${process.ppid}`);
    mkdirSync(ended);
    mkdirSync(running);
    build({ 'index.html': 'new' });
    expect(existsSync(ended)).toBe(false);
    expect(existsSync(running)).toBe(true);
  });

  it('is no reason to refuse a folder when it was ended before its first site', () => {
    mkdirSync(at('out/.unfinished-999999999'), { recursive: true });
    build({ 'index.html': 'first' });
    expect(readdirSync(at('out')).sort()).toEqual([listFile, 'index.html']);
  });

  it('puts everything back when a file cannot be moved', () => {
    build({ 'a.html': 'a', 'b.html': 'old', 'd/f/g.html': 'g' });
    const before = listing();
    breakMoves('e.html', 1);
    expect(() => build({ 'b.html': 'new', 'c.html': '', 'd/e.html': '' })).toThrow('broken');
    expect(listing()).toEqual(before);
    expect(read('out/b.html')).toBe('old');
    expect(read(`out/${listFile}`)).toBe('a.html\nb.html\nd/f/g.html\n');
  });

  it('is cleared up after when it was ended while it published', () => {
    build({ 'a.html': '', 'b.html': '' });
    // From then on, nothing can be moved back either.
    breakMoves('e.html', Infinity);
    expect(() => build({ 'b.html': '', 'c.html': '', 'd/e.html': '' })).toThrow('broken');
    expect(listing()).toEqual(['b.html', 'c.html']);
    repairMoves();
    build({ 'f.html': '' });
    expect(listing()).toEqual(['f.html']);
  });
});
