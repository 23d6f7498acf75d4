import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectDir } from '../../src/app/paths';

const endings = ['', '.ts', '.tsx', '.mjs', '.css', '/index.ts'];

/** The files of the project that a file imports. */
function importsOf(file: string): string[] {
  if (!/\.(?:tsx?|mjs)$/.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const base = path.resolve(path.dirname(file), fileName.replace(/\?.*$/, ''));
    const found = endings
      .map((ending) => base + ending)
      .find((name) => existsSync(name) && statSync(name).isFile());
    return found ? [found] : [];
  });
}

/** Files that every story depends on without importing them. */
const affectsEverything = (file: string) =>
  /^(?:\.storybook\/|src\/(?:theme|app\/styles)\/|package-lock\.json$)/.test(file);

/** The file of a story's module; the plain stories of a demo have none, but the demo has. */
const fileOf = (importPath: string) =>
  importPath.startsWith('virtual:demo-stories:')
    ? `docs/${importPath.slice('virtual:demo-stories:'.length)}.tsx`
    : importPath;

/**
 * Answers whether a change can affect a story: its module is one of the changed files, or imports one, through others
 * too.
 * @param changed files, relative to the project
 */
export function affectedStories(
  changed: readonly string[],
): (story: { importPath: string }) => boolean {
  if (changed.some(affectsEverything)) return () => true;
  const wanted = new Set(changed.map((file) => path.join(projectDir, file)));
  const known = new Map<string, string[]>();
  const imports = (file: string) => {
    const list = known.get(file) ?? (existsSync(file) ? importsOf(file) : []);
    known.set(file, list);
    return list;
  };
  return ({ importPath }) => {
    const seen = new Set([path.resolve(projectDir, fileOf(importPath))]);
    for (const file of seen) {
      if (wanted.has(file)) return true;
      for (const imported of imports(file)) seen.add(imported);
    }
    return false;
  };
}
