import type { Code } from 'mdast';
import type { VFile } from 'vfile';
import { wholeCode } from '../code-check/readFences';
import { nearestThree } from '../nearest';
import { draftOf, report } from '../PageFile';

/** What the documented packages export, for pages that name it. */
export interface DocumentedNames {
  /** Of the packages. */
  version: string;
  /** Module -> what it exports, with `default` where it has one. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Package -> what it exports -> URL of its place in the reference, with the base. */
  homes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Path that begins those of a section's pages -> the package whose names its prose means. */
  sections: Readonly<Record<string, string>>;
}

/** The documented package that a module belongs to, or undefined. */
const packageOfModule = ({ homes }: DocumentedNames, module: string): string | undefined =>
  Object.keys(homes).find((name) => module === name || module.startsWith(`${name}/`));

/** The package whose names the prose of a page means, or undefined. */
export function packageOfPage({ sections }: DocumentedNames, pathname: string): string | undefined {
  const section = Object.keys(sections).find((path) => pathname.startsWith(path));
  return section && sections[section];
}

/** Every name that any module of a package exports. */
export function exportsOfPackage({ modules }: DocumentedNames, packageName: string): Set<string> {
  const own = Object.entries(modules).filter(
    ([module]) => module === packageName || module.startsWith(`${packageName}/`),
  );
  return new Set(own.flatMap(([, names]) => names.filter((name) => name !== 'default')));
}

/** Where a name is documented; undefined on that page itself. */
export function homeOf(
  { homes }: DocumentedNames,
  packageName: string,
  name: string,
  pathname: string,
): string | undefined {
  const own = homes[packageName];
  const home = own && Object.hasOwn(own, name) ? own[name] : undefined;
  return home?.split('#')[0] === pathname ? undefined : home;
}

/** One name that code imports. */
export interface ImportedName {
  /** As the module exports it; `default` for a default import. */
  name: string;
  module: string;
  /** 0-based line of the code that contains the name. */
  line: number;
}

/** An import or a re-export, also as a line that a difference adds. */
const statement =
  /^[ \t]*\+?[ \t]*(?:import|export)[ \t]+(?:type[ \t]+)?(?:([\w$]+)[ \t]*,?[ \t]*)?(?:\{([^}]*)\})?\s*from\s*(['"])([^'"\n]+)\3/gm;

/** Names that code imports from modules of packages, in their order. Namespaces (`* as name`) name nothing. */
export function readImports(code: string): ImportedName[] {
  return [...code.matchAll(statement)].flatMap((match) => {
    const [whole, byDefault, braces, , module = ''] = match;
    const lineAt = (offset: number) => code.slice(0, match.index + offset).split('\n').length - 1;
    const inBraces = [
      ...(braces ?? '').matchAll(/(?:^|,)\s*(?:\+\s*)?(?:type\s+)?([\w$]+)(?:\s+as\s+[\w$]+)?/g),
    ].map((part) => {
      const offset =
        whole.indexOf('{') +
        1 +
        part.index +
        part[0].lastIndexOf(part[1]!, part[0].search(/\sas\s|$/));
      return { name: part[1]!, module, line: lineAt(offset) };
    });
    return [
      ...(byDefault === undefined ? [] : [{ name: 'default', module, line: lineAt(0) }]),
      ...inBraces,
    ];
  });
}

const why = 'Readers who import it get an error.';

const nearestNames = (name: string, known: Iterable<string>) =>
  `Nearest: ${nearestThree(name, known).join(', ')}.`;

/** Reports a name that a package or module does not export. */
export function reportName(
  file: VFile,
  line: number,
  name: string,
  { source, exported, version }: { source: string; exported: Iterable<string>; version: string },
  more = '',
): void {
  const isDefault = name === 'default';
  const what = isDefault
    ? `${source} ${version} has no default export.`
    : `There is no ${name} in ${source} ${version}.`;
  const remedy = isDefault ? 'Write the name in braces.' : 'Correct the name.';
  report(file, line, { what, why, fix: `${remedy} ${nearestNames(name, exported)}${more}` });
}

/** Reports an import of something that a documented package does not have. */
export function checkImport(
  { name, module }: ImportedName,
  line: number,
  names: DocumentedNames,
  file: VFile,
): void {
  const packageName = packageOfModule(names, module);
  if (packageName === undefined) return;
  const { modules, version } = names;
  const folder = module.split('/').slice(0, 3).join('/');
  if (!Object.hasOwn(modules, folder) && !Object.hasOwn(modules, module)) {
    report(file, line, {
      what: `There is no module ${module} in version ${version}.`,
      why,
      fix: `Correct the import. ${nearestNames(module, Object.keys(modules))}`,
    });
    return;
  }
  // A file in a folder, such as `persistence/codec`, has no list.
  const exported = modules[module]
    ? new Set(modules[module])
    : exportsOfPackage(names, packageName);
  if (!exported.has(name)) reportName(file, line, name, { source: module, exported, version });
}

/** Checks the imports of a fence, hidden lines included. */
export function checkImportsOfFence(fence: Code, names: DocumentedNames, file: VFile): void {
  const { start, end } = fence.position!;
  const lines = draftOf(file)
    .source.text.split('\n')
    .slice(start.line, end.line - 1);
  for (const imported of readImports(wholeCode(lines.join('\n'))))
    checkImport(imported, start.line + 1 + imported.line, names, file);
}
