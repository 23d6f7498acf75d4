import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CoreFacts, StudioFacts, VersionHistory } from '../../src/reference/records';
import { setCodeDefaults, type ClaimedDefaults } from './codeDefaults';
import { findBrokenFiles, type OpenProgram } from './core/openProgram';
import { compareVersions, markCore, markStudio } from './diff/compareVersions';
import { extractCore, extractStudio, openPackages } from './extract';
import {
  sourcesOf,
  type InstalledPackages,
  type PackageFolder,
  type PackageSet,
  type ToolpadPackages,
} from './packages/locatePackages';
import { readCommands, readOptions, readVariables, type CommandLine } from './studio/readCommands';
import { readServerSources, sourceIn } from './studio/readFileSchema';

/** What readers type into a shell, which the code check of prose compares pages with. */
export interface CommandFacts {
  sources: VersionHistory['sources'];
  programs: CommandLine[];
  /** Environment variables that Studio reads. */
  variables: string[];
}

/** What each file of `src/reference/data` holds. */
interface Facts {
  core: CoreFacts;
  defaults: ClaimedDefaults;
  studio: StudioFacts;
  history: VersionHistory;
  commands: CommandFacts;
}

/**
 * Reads all facts.
 * @param known the committed history, which says what the versions up to the baseline changed
 * @throws {Error} with all that could not be found
 */
export function readFacts(packages: PackageSet, known: VersionHistory): Facts {
  const { documented, baseline, others, ofStudio } = packages;
  const opened = openPackages([documented.core, baseline.core], [documented, baseline], others);
  const missing: string[] = [];
  const core = readCore(opened, documented.core, others, missing);
  const studio = extractStudio(opened, documented, missing);
  failIfMissing(missing);
  // What the baseline lacks shows as a difference; it is no mistake here.
  const before = {
    ...extractCore(opened, baseline.core, []),
    studio: extractStudio(opened, baseline, []),
  };
  const differences = compareVersions(before, { ...core.extracted, studio });
  // The code of the baseline is not there: versions are compared by what their comments claim.
  const defaults = setCodeDefaults(opened, documented.core, core);
  const toolpad = [documented.studio, documented.components, documented.runtime];
  return {
    core: { sources: core.sources, ...markCore(core.facts, differences) },
    defaults,
    studio: {
      sources: sourcesOf([...toolpad, ...ofStudio], studio),
      ...markStudio(studio, differences),
    },
    history: historyOf(documented.core, baseline, differences, known),
    commands: readCommandFacts(packages),
  };
}

/** The records of the installed `@toolpad/core`, without marks of what changed, and the program they were read from. */
export function readInstalledCore({ core, others }: InstalledPackages) {
  const missing: string[] = [];
  const opened = openPackages([core], [], others);
  const read = readCore(opened, core, others, missing);
  failIfMissing(missing);
  const defaults = setCodeDefaults(opened, core, read);
  return { opened, defaults, core: { sources: read.sources, ...read.facts } };
}

function failIfMissing(missing: readonly string[]): void {
  if (missing.length > 0)
    throw new Error(
      `${[...new Set(missing)].join('\n')}\nCorrect scripts/reference, or run \`npm ci\`.`,
    );
}

function readCore(
  opened: OpenProgram,
  core: PackageFolder,
  others: readonly PackageFolder[],
  missing: string[],
) {
  // `typescript` is no package whose props are taken.
  for (const owner of [core, ...others.filter(({ name }) => name.startsWith('@'))])
    findBrokenFiles(opened, owner, missing);
  const { declared, ...extracted } = extractCore(opened, core, missing);
  extracted.components.sort((a, b) => a.page.localeCompare(b.page));
  const { peers: _, ...facts } = extracted;
  return { extracted, declared, sources: sourcesOf([core, ...others], facts), facts };
}

/** The changes of the documented version, before those of the baseline and the versions before it. */
function historyOf(
  core: PackageFolder,
  baseline: ToolpadPackages,
  differences: VersionHistory['changes'][number]['differences'],
  known: VersionHistory,
): VersionHistory {
  const since = baseline.core.version;
  const start = known.changes.findIndex(({ version }) => version === since);
  if (start === -1)
    throw new Error(
      `src/reference/data/history.json has no changes of ${since}: document it first.`,
    );
  const earlier = known.changes.slice(start);
  const changes = [
    { version: core.version, since, differences },
    ...earlier.map((one) => ({
      ...one,
      // CSS classes are those of the Material UI that is installed here, whatever a version was published with.
      differences: one.differences.filter(({ of }) => of !== 'class'),
    })),
  ];
  const days = releaseDays(readFileSync(path.join(core.folder, 'CHANGELOG.md'), 'utf8'));
  return {
    sources: [
      ...sourcesOf(Object.values(baseline), {}),
      ...known.sources.filter((source) => earlier.some((one) => one.since === source.version)),
    ],
    released: Object.fromEntries(
      changes.flatMap(({ version }) => (days[version] ? [[version, days[version]]] : [])),
    ),
    changes,
  };
}

/** ISO days of releases by version, from a change log: a heading `## v0.12.0`, and below it `_Jan 10, 2025_`. */
function releaseDays(changelog: string): Record<string, string> {
  return Object.fromEntries(
    changelog.split(/^## v/m).flatMap((release): [string, string][] => {
      const version = /^\d+\.\d+\.\d+/.exec(release)?.[0];
      const day = /^_(\w+ \d+, \d{4})_$/m.exec(release)?.[1];
      const time = Date.parse(`${day} UTC`);
      return version === undefined || Number.isNaN(time)
        ? []
        : [[version, new Date(time).toISOString().slice(0, 10)]];
    }),
  );
}

function readCommandFacts({ documented: { studio }, creator }: PackageSet): CommandFacts {
  const sources = readServerSources(studio);
  const bundle = readFileSync(path.join(creator.folder, 'dist/index.js'), 'utf8');
  return {
    sources: sourcesOf([studio, creator], {}),
    programs: [
      readCommands('toolpad-studio', sourceIn(sources, 'cli/index.ts')),
      readOptions(creator.name, bundle),
    ],
    variables: [...readVariables(sources.values())].sort(),
  };
}
