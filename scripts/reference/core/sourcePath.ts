import { readFileSync } from 'node:fs';
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
  const list = 'tsconfig.json.tsbuildinfo';
  const stem = `src/${declarationFile.replace(/\.d\.ts$/, '')}`;
  const { fileNames = [] } = JSON.parse(readFileSync(path.join(owner.folder, list), 'utf8')) as {
    fileNames?: string[];
  };
  const extension = ['.tsx', '.ts'].find((ending) =>
    fileNames.includes(`../${stem.toLowerCase()}${ending}`),
  );
  if (!extension) lost(`${list} names no ${stem}.tsx.`);
  return repositoryPath(owner.name, `${stem}${extension ?? '.tsx'}`);
}
