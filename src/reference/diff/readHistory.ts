import { openProgram, type OpenProgram } from '../core/openProgram';
import { readComponents } from '../core/readComponents';
import { readHooks } from '../core/readHooks';
import { TypeCollector } from '../core/TypeCollector';
import type { Extracted } from '../extract';
import type { PackageFolder } from '../packages/locatePackages';
import { readPeers } from '../packages/readPeers';
import { coreModules, readModuleExports } from '../readModules';
import type { Difference } from '../records';
import { compareVersions } from './compareVersions';

/** What one version of `@toolpad/core` changed. */
export interface VersionChanges {
  version: string;
  /** The version that it is compared with. */
  since: string;
  differences: Difference[];
}

const noStudio: Extracted['studio'] = {
  components: [],
  functions: [],
  fileSchema: {
    document: {},
    files: {},
    definitions: {},
    source: '',
    definedAt: { package: '', version: '', file: '', line: 0 },
  },
};

/**
 * Compares each version with the one before it. CSS classes are left out: they are those of the Material UI that is
 * installed here, whatever a version was published with.
 * @param cores oldest first
 * @param others packages whose declarations they use
 * @returns newest first
 */
export function readHistory(
  cores: readonly PackageFolder[],
  others: readonly PackageFolder[],
): VersionChanges[] {
  const opened = openProgram(
    cores.flatMap((core) => [...coreModules(core).values()]),
    [...cores, ...others],
  );
  const extracted = cores.map((core) => readCore(opened, core));
  return cores
    .slice(1)
    .map(({ version }, index) => ({
      version,
      since: cores[index]!.version,
      differences: compareVersions(extracted[index]!, extracted[index + 1]!).filter(
        ({ of }) => of !== 'class',
      ),
    }))
    .reverse();
}

function readCore(opened: OpenProgram, core: PackageFolder): Extracted {
  const modules = coreModules(core);
  const root = modules.get(core.name);
  const exports = (root && opened.exportsOf(root)) || [];
  const types = new TypeCollector(opened, exports, new Set([core.name]));
  // What an older version lacks is no missing fact.
  const components = readComponents(types, core, exports, [], false);
  const hooks = readHooks(types, core, exports, []);
  return {
    components,
    hooks,
    modules: readModuleExports(opened, modules, { components, hooks, functions: [] }),
    types: types.records,
    peers: readPeers(core),
    studio: noStudio,
  };
}
