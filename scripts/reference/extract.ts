import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CoreFacts, StudioFacts } from '../../src/reference/records';
import { findBrokenFiles, openProgram, type OpenProgram } from './core/openProgram';
import { readComponents } from './core/readComponents';
import { readHooks } from './core/readHooks';
import { TypeCollector } from './core/TypeCollector';
import type { PackageFolder, ToolpadPackages } from './packages/locatePackages';
import { coreModules, readModuleExports, studioModules } from './readModules';
import { readFileSchema } from './studio/readFileSchema';
import { readFunctions } from './studio/readFunctions';
import { readStudioComponents } from './studio/readStudioComponents';

/** Everything read from one version of `@toolpad/core`. */
export interface ExtractedCore extends Omit<CoreFacts, 'sources'> {
  /** Ranges of its peer dependencies, optional ones included, by name. */
  peers: Readonly<Record<string, string>>;
}

/** Everything read from one version of the packages of Toolpad Studio. */
export type ExtractedStudio = Omit<StudioFacts, 'sources'>;

/** Opens all in one program: most of what it parses is Material UI and React, which the versions share. */
export function openPackages(
  cores: readonly PackageFolder[],
  studios: readonly ToolpadPackages[],
  others: readonly PackageFolder[],
): OpenProgram {
  return openProgram(
    [...cores.map(coreModules), ...studios.map(studioModules)].flatMap((modules) => [
      ...modules.values(),
    ]),
    [...cores, ...studios.flatMap((packages) => Object.values(packages)), ...others],
  );
}

/** @param missing collects what could not be found */
export function extractCore(
  opened: OpenProgram,
  core: PackageFolder,
  missing: string[],
): ExtractedCore & Pick<TypeCollector, 'declared'> {
  const modules = coreModules(core);
  const root = modules.get(core.name);
  const exports = (root && opened.exportsOf(root)) || [];
  const types = new TypeCollector(opened, exports, new Set([core.name]));
  const components = readComponents(types, core, exports, missing);
  const hooks = readHooks(types, core, exports, missing);
  types.addExported(
    new Set(components.flatMap(({ name, propsType }) => [propsType, `${name}Slots`])),
  );
  return {
    components,
    hooks,
    types: types.records,
    modules: readModuleExports(opened, modules, { components, hooks, functions: [] }),
    peers: readPeers(core),
    declared: types.declared,
  };
}

function readPeers({ folder }: PackageFolder): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  return manifest.peerDependencies ?? {};
}

/** @param missing collects what could not be found */
export function extractStudio(
  opened: OpenProgram,
  packages: ToolpadPackages,
  missing: string[],
): ExtractedStudio {
  for (const owner of [packages.runtime, packages.studio]) findBrokenFiles(opened, owner, missing);
  const modules = studioModules(packages);
  const exports = [...modules.values()].flatMap((file) => opened.exportsOf(file) ?? []);
  const owners = new Set([packages.core.name, packages.runtime.name, packages.studio.name]);
  const types = new TypeCollector(opened, exports, owners);
  const functions = readFunctions(types, packages, missing);
  return {
    components: readStudioComponents(packages, missing),
    functions,
    fileSchema: readFileSchema(packages.studio),
    types: types.records,
    modules: readModuleExports(opened, modules, { components: [], hooks: [], functions }),
  };
}
