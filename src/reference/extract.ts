import path from 'node:path';
import type { FileSchema, ModuleExport, TypeRecord } from './records';
import { hookTable } from './core/hookTable';
import { findBrokenFiles, openProgram, type OpenProgram } from './core/openProgram';
import { readComponents, pageOfComponent, type ExtractedComponent } from './core/readComponents';
import { readHooks, type ExtractedHook } from './core/readHooks';
import { TypeCollector } from './core/TypeCollector';
import { ReferenceFailure, type MissingFact } from './MissingFact';
import type { PackageSet, ToolpadPackages } from './packages/locatePackages';
import { readPeers } from './packages/readPeers';
import { componentSummaries } from './summaries';
import { coreModules, readModuleExports, studioModules } from './readModules';
import { readFileSchema } from './studio/readFileSchema';
import { readFunctions, type ExtractedFunction } from './studio/readFunctions';
import { readStudioComponents, type ExtractedStudioComponent } from './studio/readStudioComponents';

/** Everything read from one version of the packages. */
export interface Extracted {
  components: ExtractedComponent[];
  hooks: ExtractedHook[];
  types: Record<string, TypeRecord>;
  modules: Record<string, ModuleExport[]>;
  /** Ranges of the peer dependencies of `@toolpad/core`, by name. */
  peers: Readonly<Record<string, string>>;
  studio: {
    components: ExtractedStudioComponent[];
    functions: ExtractedFunction[];
    fileSchema: FileSchema;
  };
}

/**
 * Reads both versions, in one program: most of what it parses is Material UI and React, which they share.
 * @throws {ReferenceFailure} with all facts that could not be found
 */
export function extract({ documented, baseline, others }: PackageSet): {
  documented: Extracted;
  baseline: Extracted;
} {
  const versions = [documented, baseline];
  const files = versions.flatMap((version) => [
    ...coreModules(version.core).values(),
    ...studioModules(version).values(),
  ]);
  const opened = openProgram(files, [
    ...versions.flatMap((version) => Object.values(version)),
    ...others,
  ]);
  const missing: MissingFact[] = [
    ...findBrokenFiles(opened, documented.core, pageOfFile),
    ...[documented.runtime, documented.studio].flatMap((owner) =>
      findBrokenFiles(opened, owner, () => 'studio/reference/api'),
    ),
    ...others
      .filter(({ name }) => name.startsWith('@'))
      .flatMap((owner) => findBrokenFiles(opened, owner, () => 'core/api')),
  ];
  const result = {
    documented: extractVersion(opened, documented, missing, true),
    // What the older version lacks shows as a difference; it is no mistake here.
    baseline: extractVersion(opened, baseline, [], false),
  };
  if (missing.length > 0) throw new ReferenceFailure(missing);
  return result;
}

/** The page of the component or hook that a file declares; of any other file, the folder of those pages. */
function pageOfFile(file: string): string {
  const name = path.posix.basename(file).replace(/\..*$/, '');
  return (
    hookTable.find((hook) => hook.name === name)?.page ??
    (name in componentSummaries ? pageOfComponent(name) : 'core/api')
  );
}

function extractVersion(
  opened: OpenProgram,
  packages: ToolpadPackages,
  missing: MissingFact[],
  withModules: boolean,
): Extracted {
  const [core, studio] = [coreModules(packages.core), studioModules(packages)];
  const exportsOf = (file: string | undefined) => (file && opened.exportsOf(file)) || [];
  const exports = exportsOf(core.get(packages.core.name));
  const studioExports = [...studio.values()].flatMap(exportsOf);
  const owners = new Set([packages.core.name, packages.runtime.name, packages.studio.name]);
  const types = new TypeCollector(opened, [...exports, ...studioExports], owners);
  const components = readComponents(types, packages.core, exports, missing, withModules);
  const hooks = readHooks(types, packages.core, exports, missing);
  const functions = readFunctions(types, packages, missing);
  return {
    components: components.sort((a, b) => a.page.localeCompare(b.page)),
    hooks,
    modules: readModuleExports(opened, new Map([...core, ...studio]), {
      components,
      hooks,
      functions,
    }),
    studio: {
      components: readStudioComponents(packages, missing),
      functions,
      fileSchema: readFileSchema(packages.studio),
    },
    types: types.records,
    peers: readPeers(packages.core),
  };
}
