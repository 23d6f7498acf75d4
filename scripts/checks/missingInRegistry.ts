import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../src/content/Problem';
import { meansVersion, type WantedPackage } from '../../src/content/code-check/readInstalls';
import { runNpm, type NpmRun } from '../reference/packages/runNpm';
import { checkedPackages } from './checkedPackages';

interface Lockfile {
  packages: Record<string, { version?: string; name?: string }>;
}

/** Versions that exist, as the lockfile has them: `name@version`. */
function lockedPackages(projectDir: string): { name: string; version: string }[] {
  const lock = JSON.parse(
    readFileSync(path.join(projectDir, 'package-lock.json'), 'utf8'),
  ) as Lockfile;
  const locked = Object.entries(lock.packages).flatMap(
    ([place, { name = place.replace(/^.*node_modules\//, ''), version }]) =>
      place === '' || version === undefined ? [] : [{ name, version }],
  );
  return [...locked, ...checkedPackages];
}

function readCache(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    return [];
  }
}

/** Names of a package's commands, from npm's response. */
function commandsOf(answer: string): object {
  const commands: unknown = answer.trim() === '' ? {} : JSON.parse(answer);
  return typeof commands === 'object' && commands !== null ? commands : {};
}

/** Reads one field of a package from the registry, as JSON. */
export type Ask = (spec: string, field: 'version' | 'bin') => NpmRun;

const askNpm =
  (folder: string): Ask =>
  (spec, field) =>
    runNpm(['view', spec, field, '--json', '--silent'], folder);

/**
 * Packages and versions that pages install and that do not exist. Those in the lockfile exist; for the
 * rest npm asks the registry. Published versions stay published, so results are cached in `.cache`.
 * @param projectDir contains `package-lock.json` and the cache
 */
export function missingInRegistry(
  wanted: readonly WantedPackage[],
  projectDir: string,
  ask = askNpm(projectDir),
): Problem[] {
  const locked = lockedPackages(projectDir);
  const cacheFile = path.join(projectDir, '.cache/prose/published.json');
  const published = new Set(readCache(cacheFile));
  const missing = new Map<string, string>();
  for (const { name, range, isCommand, file } of wanted) {
    const spec = `${name}@${range}`;
    if (
      published.has(spec) ||
      missing.has(spec) ||
      locked.some((known) => known.name === name && meansVersion(range, known.version))
    )
      continue;
    const { output, problem } = ask(spec, 'version');
    const isBrought = () =>
      wanted.some(
        (other) =>
          other.file === file &&
          !other.isCommand &&
          Object.hasOwn(commandsOf(ask(`${other.name}@${other.range}`, 'bin').output), name),
      );
    if ((problem === undefined && output.trim() !== '') || (isCommand && isBrought()))
      published.add(spec);
    else
      missing.set(
        spec,
        problem === undefined || /E404|ETARGET|404/.test(problem)
          ? 'The registry has no such package or version.'
          : `The registry could not be reached (${problem}).`,
      );
  }
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, `${JSON.stringify([...published].sort(), undefined, 2)}\n`);
  return wanted.flatMap(({ name, range, file, line }) => {
    const why = missing.get(`${name}@${range}`);
    return why === undefined
      ? []
      : [
          {
            file,
            line,
            what: `${name}@${range} cannot be installed.`,
            why,
            fix: 'Correct the name or the version.',
          },
        ];
  });
}
