import path from 'node:path';
import ts from 'typescript';
import type { DefinedAt } from '../../../src/reference/records';
import { typedCode } from './typedCode';
import { missingIn, type PackageFolder } from '../packages/locatePackages';

/** A TypeScript program over type declarations. */
export interface OpenProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** Declarations of the module that a file is. `undefined`: it was not found or is no module. */
  exportsOf(file: string): ts.Symbol[] | undefined;
  /** The package a file belongs to; `undefined` for files of no package. */
  packageOf(file: string): PackageFolder | undefined;
  definedAt(node: ts.Node): DefinedAt | undefined;
}

/** As an application sees them; `node10` resolution because the packages have no `exports`. */
const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  ignoreDeprecations: '6.0',
  esModuleInterop: true,
  types: [],
};

/** What applications have of the language and the browser. */
const languageAndBrowser = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

/**
 * Opens declaration files as one program, with the code of `@toolpad/core`: packages that several of them use are
 * parsed once.
 * @param packages all whose declarations may be met; a file belongs to the one with the longest folder
 * @param lib TypeScript's own declarations, which take most of the time of a small program
 */
export function openProgram(
  files: readonly string[],
  packages: readonly PackageFolder[],
  lib = languageAndBrowser,
): OpenProgram {
  const code = new Map(
    packages.flatMap((one) => (one.name === '@toolpad/core' ? typedCode(one.folder) : [])),
  );
  const host = ts.createCompilerHost({ ...options, lib });
  const { readFile } = host;
  host.readFile = (file) => code.get(path.normalize(file)) ?? readFile(file);
  const program = ts.createProgram([...files, ...code.keys()], { ...options, lib }, host);
  const checker = program.getTypeChecker();
  const folders = [...packages].sort((a, b) => b.folder.length - a.folder.length);
  const packageOf = (file: string) =>
    folders.find(({ folder }) => path.normalize(file).startsWith(folder + path.sep));
  return {
    program,
    checker,
    packageOf,
    exportsOf: (file) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return module && checker.getExportsOfModule(module);
    },
    definedAt: (node) => {
      const source = node.getSourceFile();
      const owner = packageOf(source.fileName);
      if (!owner) return undefined;
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      return {
        package: owner.name,
        version: owner.version,
        file: pathIn(owner, source.fileName),
        line,
      };
    },
  };
}

/** Path of a file within its package, with slashes. */
export function pathIn(owner: PackageFolder, file: string): string {
  return path.relative(owner.folder, file).split(path.sep).join('/');
}

/** Resolves the alias of an export or import. */
export function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Notes files of a package that cannot be read, and imports in them that lead nowhere: what they declare
 * would be missing without a word, because unresolved types count as `any`.
 * Packages of others may import what is optional; only their own files have to be there.
 */
export function findBrokenFiles(
  { program, packageOf }: OpenProgram,
  owner: PackageFolder,
  missing: string[],
): void {
  const ours = owner.name.startsWith('@toolpad/');
  for (const source of program.getSourceFiles()) {
    if (packageOf(source.fileName) !== owner || !source.isDeclarationFile) continue;
    const lost = (position: number, fact: string, why: string) => {
      const line = source.getLineAndCharacterOfPosition(position).line + 1;
      missingIn(missing, owner, `${pathIn(owner, source.fileName)}:${line}`)(fact, why);
    };
    const [error] = program.getSyntacticDiagnostics(source);
    if (error)
      lost(
        error.start,
        'what this file declares',
        `it is not valid TypeScript: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`,
      );
    for (const specifier of unresolvedImports(program, source)) {
      const isFile = specifier.text.startsWith('.');
      if (ours || isFile)
        lost(
          specifier.getStart(source),
          `what comes from '${specifier.text}'`,
          isFile ? 'there is no such file.' : 'that package is not installed.',
        );
    }
  }
}

function unresolvedImports(program: ts.Program, source: ts.SourceFile): ts.StringLiteral[] {
  const checker = program.getTypeChecker();
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    if (!specifier || !ts.isStringLiteral(specifier)) return [];
    return checker.getSymbolAtLocation(specifier) ? [] : [specifier];
  });
}
