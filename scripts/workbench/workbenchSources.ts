import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, hashOf } from '../../src/app/build/engine/hash';
import { projectDir, workbenchInputs } from '../../src/app/build/paths';

/** Hash of each file that decides the bytes of the workbench, by path. */
export const workbenchSources = (): Record<string, string> =>
  Object.fromEntries(
    filesIn(projectDir, workbenchInputs).map((file) => [
      file.split(path.sep).join('/'),
      hashOf(readFileSync(path.join(projectDir, file))),
    ]),
  );
