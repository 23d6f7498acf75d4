import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './paths';
import { repositoryUrl } from './repositoryUrl';

/** Web address of this project's repository, for links to sources; undefined where `package.json` names none. */
export const projectRepository = repositoryUrl(
  (
    JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
      repository?: string | { url: string };
    }
  ).repository,
);
