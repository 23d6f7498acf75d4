import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CoreFacts, StudioFacts, VersionHistory } from '../../src/reference/records';
import { withCodeDefaults } from './codeDefaults';
import type { OpenProgram } from './core/openProgram';
import { compareVersions, markCore, markStudio } from './diff/compareVersions';
import { checkCore, extractCore, extractStudio, openPackages, type ExtractedCore } from './extract';
import { ReferenceFailure, type MissingFact } from './MissingFact';
import type { InstalledPackages, PackageFolder, PackageSet } from './packages/locatePackages';
import { sourcesOf } from './packages/readSources';
import { readCommands, readOptions, readVariables, type CommandLine } from './studio/readCommands';
import { commandLineMap, readSourceMap, sourceIn } from './studio/readSourceMap';

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
  studio: StudioFacts;
  history: VersionHistory;
  commands: CommandFacts;
}

/**
 * Reads all facts.
 * @throws {ReferenceFailure} with all that could not be found
 */
export function readFacts(packages: PackageSet): Facts {
  const { documented, baseline, earlier, others, ofStudio } = packages;
  const cores = [documented.core, baseline.core, ...[...earlier].reverse()];
  const opened = openPackages(cores, [documented, baseline], others);
  const missing: MissingFact[] = [];
  const core = readCore(opened, documented.core, others, missing);
  const studio = extractStudio(opened, documented, missing);
  if (missing.length > 0) throw new ReferenceFailure(missing);
  // What an older version lacks shows as a difference; it is no mistake here.
  const [before, ...olds] = cores.slice(1).map((old) => extractCore(opened, old, [], false));
  const differences = compareVersions(
    { ...before!, studio: extractStudio(opened, baseline, []) },
    { ...core.extracted, studio },
  );
  const toolpad = [documented.studio, documented.components, documented.runtime];
  const commands = readCommandFacts(packages);
  return {
    core: { sources: core.sources, ...markCore(core.facts, differences) },
    studio: {
      sources: sourcesOf([...toolpad, ...ofStudio], studio),
      ...markStudio(studio, differences),
    },
    history: {
      sources: sourcesOf([...Object.values(baseline), ...cores.slice(2)], {}),
      released: releasesOf(cores),
      changes: [
        { version: documented.core.version, since: baseline.core.version, differences },
        ...olds.map((old, index) => ({
          version: cores[index + 1]!.version,
          since: cores[index + 2]!.version,
          // CSS classes are those of the Material UI that is installed here, whatever a version was published with.
          differences: compareVersions(old, [before!, ...olds][index]!).filter(
            ({ of }) => of !== 'class',
          ),
        })),
      ],
    },
    commands,
  };
}

/** The records of the installed `@toolpad/core`, without marks of what changed. */
export function readInstalledCore({ core, others }: InstalledPackages): CoreFacts {
  const missing: MissingFact[] = [];
  const { sources, facts } = readCore(openPackages([core], [], others), core, others, missing);
  if (missing.length > 0) throw new ReferenceFailure(missing);
  return { sources, ...facts };
}

function readCore(
  opened: OpenProgram,
  core: PackageFolder,
  others: readonly PackageFolder[],
  missing: MissingFact[],
): { extracted: ExtractedCore; sources: CoreFacts['sources']; facts: Omit<CoreFacts, 'sources'> } {
  missing.push(...checkCore(opened, core, others));
  const extracted = extractCore(opened, core, missing, true);
  extracted.components.sort((a, b) => a.page.localeCompare(b.page));
  const { peers: _, ...facts } = withCodeDefaults(extracted, core);
  return { extracted, sources: sourcesOf([core, ...others], facts), facts };
}

/** Days of releases, but that of the oldest, as the newest version's change log has them. */
function releasesOf(cores: readonly PackageFolder[]): VersionHistory['released'] {
  const days = releaseDays(readFileSync(path.join(cores[0]!.folder, 'CHANGELOG.md'), 'utf8'));
  return Object.fromEntries(
    cores.slice(0, -1).flatMap(({ version }) => (days[version] ? [[version, days[version]]] : [])),
  );
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
  const sources = readSourceMap(studio, commandLineMap);
  const bundle = readFileSync(path.join(creator.folder, 'dist/index.js'), 'utf8');
  return {
    sources: sourcesOf([studio, creator], {}),
    programs: [
      readCommands('toolpad-studio', sourceIn(sources, 'cli/index.ts') ?? ''),
      readOptions(creator.name, bundle),
    ],
    variables: [...readVariables(sources.values())].sort(),
  };
}
