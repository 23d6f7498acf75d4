import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../Problem';
import { findNames, type FoundName } from './findNames';
import type { ProseFile } from './layOutFiles';

/** As strict as this project and as the TypeScript template of Vite. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', 'vite/client'],
};

/** Something is declared, or imported, and not used. A file must not do that; a few lines may. */
const unusedCodes: ReadonlySet<number> = new Set([6133, 6192, 6196, 6198]);

export interface CheckOptions {
  /** Its `node_modules` are those that code is checked against. */
  projectDir: string;
  /** Packages that are not installed: their path below the folder of the program -> their folder. */
  packages: ReadonlyMap<string, string>;
  /** Whether names that this package declares are looked for. */
  isNamed?: (packageName: string) => boolean;
}

const slashes = (file: string) => file.split(path.sep).join('/');

/** A name in a line of code. */
export interface NameInLine extends FoundName {
  page: string;
  /** 1-based, of the page. */
  line: number;
  /** Where it begins in the line of the code, from 0. */
  at: number;
}

interface CheckedFiles {
  /** Each error once, at its line of the page. */
  problems: Problem[];
  /** Names that the wanted packages declare. */
  names: NameInLine[];
}

/** Checks all files as one TypeScript program. */
export function checkFiles(files: readonly ProseFile[], options: CheckOptions): CheckedFiles {
  const root = `${slashes(options.projectDir)}/.prose`;
  const byPath = new Map(files.map((file) => [`${root}/${file.path}`, file]));
  const program = createProgram(root, byPath, options);
  throwGlobalErrors(program, options);
  const found = new Map<string, Problem>();
  const names: NameInLine[] = [];
  const { isNamed = () => false } = options;
  for (const [name, file] of byPath) {
    const source = program.getSourceFile(name);
    if (!source) continue;
    for (const name of findNames(source, program.getTypeChecker(), isNamed)) {
      const { line, character } = source.getLineAndCharacterOfPosition(name.at);
      names.push({ ...name, page: file.page, line: file.lines[line]!.line, at: character });
    }
    if (file.isCheckedElsewhere) continue;
    for (const [position, what] of errorsIn(source, file, program, options)) {
      const { line } = source.getLineAndCharacterOfPosition(position);
      const problem: Problem = {
        file: file.page,
        line: file.lines[line]?.line ?? line + 1,
        what,
        why: 'Readers copy it, and it does not compile against the packages that these pages document.',
        fix: 'Fix it; if it is a fragment, complete it with hidden lines, `//| ` before each.',
      };
      found.set(`${problem.file}:${problem.line}:${what}`, problem);
    }
  }
  return { problems: [...found.values()], names };
}

function createProgram(
  root: string,
  byPath: ReadonlyMap<string, ProseFile>,
  { projectDir, packages }: CheckOptions,
): ts.Program {
  const texts = new Map(
    [...byPath].map(([name, { lines }]) => [name, lines.map(({ text }) => text).join('\n')]),
  );
  const mounts = new Map(
    [...packages].map(([name, folder]) => [`${root}/${name}`, slashes(folder)]),
  );
  const host = ts.createCompilerHost(compilerOptions);
  const overlay = overlayFiles(host, texts, mounts);
  const holes: string[] = [];
  const cache = ts.createModuleResolutionCache(root, (name) => name, compilerOptions);
  const program = ts.createProgram([...byPath.keys()], compilerOptions, {
    ...host,
    ...overlay,
    getCurrentDirectory: () => slashes(projectDir),
    getSourceFile: (name, version) => {
      const text = overlay.readFile(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, version);
    },
    resolveModuleNameLiterals: (literals, from, redirected, options, source) =>
      literals.map((literal) => {
        const found = ts.resolveModuleName(
          literal.text,
          from,
          options,
          { ...host, ...overlay },
          cache,
          redirected,
          ts.getModeForUsageLocation(source, literal, options),
        );
        if (!found.resolvedModule && literal.text.startsWith('.') && !byPath.has(from))
          holes.push(`${literal.text} in ${from}`);
        return found;
      }),
  });
  if (holes.length > 0)
    throw new Error(
      `Types are missing that others need, and would count as \`any\`: ${holes.join(', ')}. Keep them, in scripts/checks/checkedPackages.ts.`,
    );
  return program;
}

/** @throws {Error} for errors of the program, such as a wrong option */
function throwGlobalErrors(program: ts.Program, { projectDir }: CheckOptions): void {
  const diagnostics = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => projectDir,
        getNewLine: () => '\n',
      }),
    );
}

function errorsIn(
  source: ts.SourceFile,
  file: ProseFile,
  program: ts.Program,
  { projectDir }: CheckOptions,
): [position: number, what: string][] {
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].filter(({ code }) => file.isTitled || !unusedCodes.has(code));
  return [
    ...diagnostics.map(({ start, messageText, code }): [number, string] => {
      const message = ts
        .flattenDiagnosticMessageText(messageText, '')
        .replaceAll(`${slashes(projectDir)}/`, '');
      return [start ?? 0, `${message} (TS${code})`];
    }),
    ...missingDefaults(source, program.getTypeChecker()).map(
      ([position, module]): [number, string] => [
        position,
        `${module} has no default export, although its types allow one: write the name in braces.`,
      ],
    ),
  ];
}

/** Default imports that the interop of TypeScript lets pass, though the module has no default. */
function missingDefaults(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): [position: number, module: string][] {
  return source.statements.flatMap((node): [number, string][] => {
    if (
      !ts.isImportDeclaration(node) ||
      !node.importClause?.name ||
      !ts.isStringLiteral(node.moduleSpecifier)
    )
      return [];
    const module = checker.getSymbolAtLocation(node.moduleSpecifier);
    if (!module || module.exports?.has(ts.InternalSymbolName.ExportEquals)) return [];
    const hasDefault = checker
      .getExportsOfModule(module)
      .some(({ escapedName }) => escapedName === ts.InternalSymbolName.Default);
    return hasDefault ? [] : [[node.getStart(source), node.moduleSpecifier.text]];
  });
}

type FileSystem = Pick<
  ts.CompilerHost,
  'fileExists' | 'readFile' | 'directoryExists' | 'getDirectories' | 'realpath'
>;

/** A path and the folders that it is in, from the inside out. */
function* upwards(place: string): Generator<string> {
  for (let at = place; at !== path.posix.dirname(at); at = path.posix.dirname(at)) yield at;
}

const withoutSlash = (name: string) => (name.length > 1 ? name.replace(/\/$/, '') : name);

/**
 * A file system with files that are in memory and folders that lie elsewhere.
 * @param files absolute path -> text
 * @param mounts absolute path -> the absolute path of the folder that is seen there
 */
function overlayFiles(
  below: FileSystem,
  files: ReadonlyMap<string, string>,
  mounts: ReadonlyMap<string, string>,
): Required<FileSystem> {
  const folders = new Map<string, Set<string>>();
  for (const inner of [...files.keys(), ...mounts.keys()]) {
    for (const child of upwards(inner)) {
      const folder = path.posix.dirname(child);
      folders.set(folder, (folders.get(folder) ?? new Set()).add(path.posix.basename(child)));
    }
  }
  /** The place on disk of a path below a mount. TypeScript writes folders with and without a slash at the end. */
  const mounted = (place: string): string | undefined => {
    const name = withoutSlash(place);
    for (const folder of upwards(name)) {
      const target = mounts.get(folder);
      if (target !== undefined) return target + name.slice(folder.length);
    }
    return undefined;
  };
  const onDisk = (name: string) => mounted(name) ?? name;
  return {
    fileExists: (name) => files.has(name) || below.fileExists(onDisk(name)),
    readFile: (name) => files.get(name) ?? below.readFile(onDisk(name)),
    directoryExists: (name) =>
      folders.has(withoutSlash(name)) || (below.directoryExists?.(onDisk(name)) ?? true),
    getDirectories: (name) => [
      ...new Set([
        ...(folders.get(withoutSlash(name)) ?? []),
        ...(below.getDirectories?.(onDisk(name)) ?? []),
      ]),
    ],
    realpath: (name) =>
      files.has(name) || mounted(name) !== undefined ? name : (below.realpath?.(name) ?? name),
  };
}
