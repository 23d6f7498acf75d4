import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { CoreComponent, CoreHook, ModuleExport } from '../../src/reference/records';
import { pathIn, resolved, type OpenProgram } from './core/openProgram';
import { quoted, readComment } from './core/readComment';
import type { PackageFolder, ToolpadPackages } from './packages/locatePackages';
import { functionTable } from './studio/readFunctions';

/** Folders with a module file that are no part of what users import. */
const internal: ReadonlySet<string> = new Set(['internal', 'node', 'node_modules', 'shared']);

/** Module name -> its declarations. */
export function coreModules(core: PackageFolder): Map<string, string> {
  const modules = new Map([[core.name, path.join(core.folder, 'index.d.ts')]]);
  for (const entry of readdirSync(core.folder, { withFileTypes: true })) {
    const file = path.join(core.folder, entry.name, 'index.d.ts');
    if (entry.isDirectory() && !internal.has(entry.name) && existsSync(file))
      modules.set(`${core.name}/${entry.name}`, file);
  }
  const locales = path.join(core.folder, 'locales');
  for (const file of existsSync(locales) ? readdirSync(locales) : []) {
    const name = /^([a-z]+[A-Z]{2}|[a-z]{2})\.d\.ts$/.exec(file)?.[1];
    if (name) modules.set(`${core.name}/locales/${name}`, path.join(locales, file));
  }
  return modules;
}

/** Module name -> its declarations. */
export function studioModules(packages: ToolpadPackages): Map<string, string> {
  return new Map(
    functionTable.map((entry) => [
      entry.module,
      path.join(packages[entry.package].folder, entry.declarations),
    ]),
  );
}

interface Pages {
  components: readonly Pick<CoreComponent, 'name' | 'page' | 'definedAt'>[];
  hooks: readonly Pick<CoreHook, 'name' | 'page' | 'definedAt'>[];
  functions: readonly { name: string; page: string; definedAt: { file: string } }[];
}

/** Exports of each module with the page that documents them: their own, or that of what is declared beside them. */
export function readModuleExports(
  opened: OpenProgram,
  modules: ReadonlyMap<string, string>,
  pages: Pages,
): Record<string, ModuleExport[]> {
  const all = [...pages.components, ...pages.hooks, ...pages.functions];
  const components = new Set(pages.components.map(({ name }) => name));
  const pageOf = (name: string, symbol: ts.Symbol): string | undefined => {
    const file = fileOf(opened, symbol);
    const folder = path.posix.dirname(file);
    const candidates = [
      all.find((one) => one.name === name),
      all.find((one) =>
        [`${one.name}Props`, `${one.name}Slots`, `${one.name}SlotProps`].includes(name),
      ),
      all.find((one) => one.definedAt.file === file),
      all.find((one) => one.name === folder),
      all.find((one) => folder !== '.' && path.posix.dirname(one.definedAt.file) === folder),
      file.startsWith('persistence/')
        ? all.find((one) => one.name === 'useLocalStorageState')
        : undefined,
    ];
    return candidates.find(Boolean)?.page;
  };
  return Object.fromEntries(
    [...modules].map(([module, file]) => {
      const exports = (opened.exportsOf(file) ?? []).map((exported) => {
        const { name } = exported;
        const symbol = resolved(opened.checker, exported);
        return { name, exported, symbol, page: pageOf(name, symbol) };
      });
      // Two names of one thing are documented on one page.
      const pages = new Map(exports.flatMap(({ symbol, page }) => (page ? [[symbol, page]] : [])));
      return [
        module,
        exports.map(({ name, exported, symbol, page }): ModuleExport => ({
          name,
          kind: kindOf(opened, name, symbol, components),
          page: page ?? pages.get(symbol),
          deprecated: quoted(
            readComment(exported.declarations?.[0]).deprecated,
            module.split('/').slice(0, 2).join('/'),
          ),
        })),
      ];
    }),
  );
}

function fileOf({ packageOf }: OpenProgram, symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const owner = file && packageOf(file);
  return owner ? pathIn(owner, file) : '';
}

function kindOf(
  { checker }: OpenProgram,
  name: string,
  symbol: ts.Symbol,
  components: ReadonlySet<string>,
): ModuleExport['kind'] {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  if (components.has(name) || /AppProvider$/.test(name)) return 'component';
  if (/^use[A-Z]/.test(name)) return 'hook';
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'value';
}
