import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { filesIn, hashOf } from '../../src/app/build/engine/hash';
import { projectDir } from '../../src/app/build/paths';
import {
  builtFromFile,
  changesFile,
  changesFolder,
  decisionsFile,
  modulesFile,
  sourcesFile,
} from '../workbench/resultFiles';
import { ChangeCauses, type StoryModules } from './causes';
import type { Cause } from './compareSets';
import { committedDecisions } from './decisionFile';

/** What the workbench reads of a comparison. */
export interface Changes {
  /** The commit as it was asked for, and its hash. */
  against: string;
  commit: string;
  /** ISO 8601 */
  date: string;
  /** Hash of what the work tree was built from. */
  build: string;
  causes: readonly Cause[];
  /** Design tokens that differ, a line each. */
  tokens: readonly string[];
}

/** Holds the last report. */
export const reportFolder = path.join(projectDir, '.cache/screenshots/report');

/** Hash of the files that a workbench was built from. */
export const buildHash = (dist: string) =>
  hashOf(readFileSync(path.join(dist, 'workbench', builtFromFile)));

/** Puts the last report into the workbench that it is about. Another build gets an empty file. */
export function publishChanges(dist: string) {
  const report = path.join(reportFolder, path.basename(changesFile));
  const isOfBuild = readJson<Partial<Changes>>(report, '{}').build === buildHash(dist);
  const shown = path.join(dist, 'workbench', changesFolder);
  rmSync(shown, { recursive: true, force: true });
  mkdirSync(shown);
  if (isOfBuild) cpSync(reportFolder, shown, { recursive: true });
  else writeFileSync(path.join(dist, 'workbench', changesFile), '{}');
  const decisions = existsSync(committedDecisions) ? readFileSync(committedDecisions) : '';
  writeFileSync(path.join(dist, 'workbench', decisionsFile), decisions);
}

/** What two builds are made of differently. A commit from before the record of modules knows none. */
export function causesBetween(before: string, after: string): ChangeCauses {
  const read = (dist: string) =>
    readJson<StoryModules>(path.join(dist, 'workbench', modulesFile), '{}');
  return new ChangeCauses(read(before), read(after));
}

const readJson = <Content>(file: string, otherwise = '') =>
  JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : otherwise) as Content;

/** The index of a built workbench. */
export const readStoryIndex = (dist: string) =>
  readJson<StoryIndex>(path.join(dist, 'workbench/index.json'));

/** Storybook's manager, what tests and reports left, and the modules, whose sources have a hash by story file. */
const notOfStories =
  /^(?:assets|sb-[\w-]+|manifests|test-run|changes)[\\/]|^index\.html$|^[\w-]+\.json$/;

/** Of a built workbench, the hash of the sources of each story file, and of all else that a story can load. */
function readBuild(dist: string) {
  const workbench = path.join(dist, 'workbench');
  const others = filesIn(workbench, ['.']).filter((file) => !notOfStories.test(file));
  const contents = others.map((file) => {
    const content = readFileSync(path.join(workbench, file));
    // The names of modules differ with what is in them.
    return file === 'iframe.html'
      ? `${content}`.replace(/<[^>]+"\.\/assets\/[^>]+>/g, '')
      : content;
  });
  const sources = readJson<Record<string, string | undefined>>(
    path.join(workbench, sourcesFile),
    '{}',
  );
  return { others: hashOf(...others, ...contents), sources };
}

/**
 * Takes out of an index the stories that must look as in another build. Those with a changed file in their module graph
 * stay, and all where something else has changed that every story can load.
 */
export function storiesThatCanDiffer(before: string, after: string) {
  const [old, now] = [readBuild(before), readBuild(after)];
  return (index: StoryIndex): StoryIndex => ({
    ...index,
    entries: Object.fromEntries(
      Object.entries(index.entries).filter(
        ([, { importPath }]) =>
          old.others !== now.others ||
          old.sources[importPath] === undefined ||
          old.sources[importPath] !== now.sources[importPath],
      ),
    ),
  });
}
