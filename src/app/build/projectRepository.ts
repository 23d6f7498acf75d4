import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './paths';

/** The `repository` field of a `package.json`. */
type RepositoryField = string | { url: string } | undefined;

/** Web address of a repository on GitHub, without a slash at the end; undefined for no or another host. */
export function repositoryUrl(field: RepositoryField): string | undefined {
  const url = typeof field === 'object' ? field.url : field;
  const path = /^(?:github:|(?:git\+)?https:\/\/github\.com\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(
    url ?? '',
  )?.[1];
  return path && `https://github.com/${path}`;
}

const manifest = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
  repository?: RepositoryField;
};

/** Web address of this project's repository, for links to sources; undefined where `package.json` names none. */
export const projectRepository = repositoryUrl(manifest.repository);
