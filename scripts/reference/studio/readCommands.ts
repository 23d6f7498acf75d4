import ts from 'typescript';
import { isRecord } from '../../../src/domain/isRecord';
import type { Json } from '../../../src/reference/records';
import { evaluate } from './evaluate';

/** A program that is typed into a shell: its subcommands and the options of each. */
export interface CommandLine {
  program: string;
  /** Subcommand -> names of its options without dashes. Without a subcommand, that of the empty name runs. */
  subcommands: Record<string, readonly string[]>;
}

/** yargs gives these to every program. */
const everywhere = ['help', 'version'];

const optionsOf = (value: Json): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, option]) => {
        const alias = isRecord(option) ? option['alias'] : undefined;
        return [name, ...(typeof alias === 'string' ? [alias] : [])];
      })
    : [];

/** Arguments of the calls of a method `command` in a file, and the constants of the file. */
function readCalls(source: string) {
  const file = ts.createSourceFile('cli.ts', source, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const calls: (readonly ts.Expression[])[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(
        node.name.text,
        ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer,
      );
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'command'
    )
      calls.push(node.arguments);
    ts.forEachChild(node, walk);
  };
  walk(file);
  return { calls, constants };
}

/**
 * The subcommands that a program defines by `.command(names, description, options)` of yargs.
 * @param source of the program, TypeScript
 */
export function readCommands(program: string, source: string): CommandLine {
  const subcommands: Record<string, readonly string[]> = {};
  const { calls, constants } = readCalls(source);
  for (const [names, , options] of calls) {
    if (!names) continue;
    const flags = options ? optionsOf(evaluate(options, constants)) : [];
    for (const name of [evaluate(names, constants)].flat())
      if (typeof name === 'string')
        subcommands[name.split(' ')[0]!.replace('$0', '')] = [...flags, ...everywhere];
  }
  if (Object.keys(subcommands).length === 0)
    throw new Error(`No subcommands of ${program} were found in its code.`);
  return { program, subcommands };
}

/**
 * The options that a bundled program without subcommands defines by `.option(name)` of yargs.
 * @param bundle JavaScript of the program, with all that it depends on
 */
export function readOptions(program: string, bundle: string): CommandLine {
  const start = bundle.indexOf(`.scriptName("${program}")`);
  const end = bundle.indexOf('.help()', start);
  const flags = [...bundle.slice(start, end).matchAll(/\.option\("([\w-]+)"/g)].map(
    ([, name]) => name!,
  );
  if (start === -1 || flags.length === 0)
    throw new Error(`No options of ${program} were found in its code.`);
  return { program, subcommands: { '': [...flags, ...everywhere] } };
}

/** Environment variables of Toolpad that code reads. */
export function readVariables(sources: Iterable<string>): Set<string> {
  return new Set(
    [...sources].flatMap((source) =>
      [...source.matchAll(/\bprocess\.env\.(TOOLPAD_\w+)/g)].map(([, name]) => name!),
    ),
  );
}
