import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { missingIn, type PackageFolder } from '../packages/locatePackages';

/** A JavaScript file of a package, parsed. */
export interface ParsedModule {
  /** Path within the package. */
  file: string;
  source: ts.SourceFile;
}

const options: ts.CompilerOptions = {
  allowJs: true,
  noLib: true,
  noResolve: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
};

/** Parses the JavaScript of a bundled package. Nothing is run. */
export function readScripts(owner: PackageFolder, missing: string[]): ParsedModule[] {
  const dist = path.join(owner.folder, 'dist');
  const names = readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .sort();
  const program = ts.createProgram(
    names.map((name) => path.join(dist, name)),
    options,
    ts.createCompilerHost(options, true),
  );
  return names.flatMap((name) => {
    const file = `dist/${name}`;
    const source = program.getSourceFile(path.join(dist, name))!;
    const [error] = program.getSyntacticDiagnostics(source);
    if (!error) return [{ file, source }];
    const line = source.getLineAndCharacterOfPosition(error.start).line + 1;
    missingIn(
      missing,
      owner,
      `${file}:${line}`,
    )(
      'the components this file makes',
      `it is not valid JavaScript: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`,
    );
    return [];
  });
}

/** Constants at the top of a file, by name. */
export function constantsOf({ source }: ParsedModule): [string, ts.Expression][] {
  return source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(
          ({ name, initializer }): [string, ts.Expression][] =>
            ts.isIdentifier(name) && initializer ? [[name.text, initializer]] : [],
        )
      : [],
  );
}

/** The source a bundler noted (`// src/Button.tsx`) above a position of its output. */
export function sourceAbove(text: string, position: number): string | undefined {
  return [...text.slice(0, position).matchAll(/^\/\/ (src\/\S+)$/gm)].at(-1)?.[1];
}
