import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageFolder } from '../packages/locatePackages';

const repositoryFolders: Record<string, string> = {
  '@toolpad/core': 'packages/toolpad-core',
  '@toolpad/studio': 'packages/toolpad-studio',
  '@toolpad/studio-components': 'packages/toolpad-studio-components',
  '@toolpad/studio-runtime': 'packages/toolpad-studio-runtime',
};

/** Path in the repository of a source at `src/...` of its package. */
export function repositoryPath(packageName: string, source: string): string {
  return `${repositoryFolders[packageName]}/${source}`;
}

/**
 * Source of a declaration file of `@toolpad/core`: the package lists (in small letters) what it was built from.
 * @param lost called when there is no such source
 */
export function sourcePath(
  owner: PackageFolder,
  declarationFile: string,
  lost: (why: string) => void,
): string {
  const stem = `src/${declarationFile.replace(/\.d\.ts$/, '')}`;
  const names = builtFrom(path.join(owner.folder, list), lost);
  const extension = ['.tsx', '.ts'].find((ending) =>
    names?.includes(`../${stem.toLowerCase()}${ending}`),
  );
  if (names && !extension) lost(`${list} names no ${stem}.tsx.`);
  return repositoryPath(owner.name, `${stem}${extension ?? '.tsx'}`);
}

const list = 'tsconfig.json.tsbuildinfo';

/** Source of a package; undefined, and reported, when it cannot be read. */
function builtFrom(file: string, lost: (why: string) => void): readonly string[] | undefined {
  if (!existsSync(file)) return [];
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { fileNames?: string[] }).fileNames ?? [];
  } catch (error) {
    lost(`${list} is no JSON: ${String(error)}`);
    return undefined;
  }
}
