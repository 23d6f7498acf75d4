import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, hashOf } from '../../src/app/build/engine/hash';
import { projectDir, workbenchInputs } from '../../src/app/build/paths';
import { builtFromFile } from './resultFiles';

type Hashes = Readonly<Record<string, string>>;

/** Hash of each file that decides the bytes of the workbench, by path. */
export const workbenchSources = (): Hashes =>
  Object.fromEntries(
    filesIn(projectDir, workbenchInputs).map((file) => [
      file.split(path.sep).join('/'),
      hashOf(readFileSync(path.join(projectDir, file))),
    ]),
  );

/** More names would not help to find the reason. */
const shown = 5;

/** Why a test of a built workbench would not test the files as they are now; undefined if it would. */
export function staleBuild(folder: string, now: Hashes): string | undefined {
  const file = path.join(folder, builtFromFile);
  const built = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Hashes) : {};
  const changed = Object.keys({ ...built, ...now }).filter((name) => built[name] !== now[name]);
  if (changed.length === 0) return undefined;
  const more = changed.length - shown;
  const names = changed.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const reason = existsSync(file)
    ? `was built before these files changed: ${names}`
    : 'does not say which files it was built from';
  return `${folder} ${reason}. Its tests would not show your changes. Build it again: npm run build. Or test without a build: start npm run dev, and add --url with the link to the workbench that it prints.`;
}
