import ts from 'typescript';
import type { CodeHole, CodePiece } from '../domain/content/Playground';
import { highlight } from './highlight';

/** The parameter by which a demo of a playground, and each function in it, gets what is set. */
const parameter = 'props';

/** The template of a file, and the names that its playground can set. */
export interface PlaygroundTemplate {
  pieces: CodePiece[];
  /** Exported names: slots, objects, functions. */
  parts: string[];
}

/** Code of a playground that cannot be made into what readers copy. */
export class TemplateError extends Error {
  constructor(
    message: string,
    /** From 1. */
    readonly line: number,
  ) {
    super(message);
  }
}

const parse = (text: string) =>
  ts.createSourceFile('demo.tsx', text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);

const modifierOf = (statement: ts.Statement, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(statement)
    ? ts.getModifiers(statement)?.find((modifier) => modifier.kind === kind)
    : undefined;

const isDefault = (statement: ts.Statement) =>
  modifierOf(statement, ts.SyntaxKind.DefaultKeyword) !== undefined;

const isProps = (node: ts.Node): node is ts.ParameterDeclaration =>
  ts.isParameter(node) && ts.isIdentifier(node.name) && node.name.text === parameter;

const walk = (node: ts.Node, visit: (node: ts.Node) => unknown): void => {
  if (visit(node) !== false) ts.forEachChild(node, (child) => walk(child, visit));
};

/** Whether the default export of a demo takes what a playground sets. */
export const isPlayground = (source: string): boolean =>
  parse(source).statements.some(
    (statement) =>
      ts.isFunctionDeclaration(statement) &&
      isDefault(statement) &&
      statement.parameters.some(isProps),
  );

/** Names that a statement declares. */
function declared(statement: ts.Statement): string[] {
  const names: string[] = [];
  if (ts.isImportDeclaration(statement)) {
    walk(statement, (node) => {
      if (ts.isImportClause(node) && node.name) names.push(node.name.text);
      if (ts.isImportSpecifier(node)) names.push(node.name.text);
    });
  } else if (ts.isVariableStatement(statement)) {
    for (const { name } of statement.declarationList.declarations)
      if (ts.isIdentifier(name)) names.push(name.text);
  } else if ('name' in statement && statement.name && ts.isIdentifier(statement.name as ts.Node))
    names.push((statement.name as ts.Identifier).text);
  return names;
}

/** Names that a statement uses; names of members are not names of the file. */
function used(statement: ts.Statement): Set<string> {
  const names = new Set<string>();
  if (ts.isImportDeclaration(statement)) return names;
  walk(statement, (node) => {
    const { parent } = node;
    const isMember =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      ((ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && parent.name === node);
    if (ts.isIdentifier(node) && !isMember) names.add(node.text);
  });
  return names;
}

/** The file as readers copy it: without `props`, and without the exports that only the playground needs. */
function asCopied(text: string): string {
  const file = parse(text);
  const local = new Set(
    file.statements.flatMap((one) => (ts.isImportDeclaration(one) ? [] : declared(one))),
  );
  const cuts: [from: number, to: number][] = [];
  for (const statement of file.statements) {
    const modifier = modifierOf(statement, ts.SyntaxKind.ExportKeyword);
    if (modifier && !isDefault(statement)) cuts.push([modifier.getStart(), modifier.end + 1]);
  }
  walk(file, (node) => {
    if (isProps(node)) {
      // With the comma and the line break before the parenthesis.
      const rest = /^,?\s*/.exec(text.slice(node.end))![0];
      cuts.push([node.pos, node.end + rest.length]);
      return false;
    }
    const tag = ts.isJsxSpreadAttribute(node) ? node.parent.parent : undefined;
    if (tag && local.has(tag.tagName.getText())) cuts.push([node.pos, node.end]);
    return true;
  });
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce((copied, [from, to]) => copied.slice(0, from) + copied.slice(to), text);
}

interface PlacedHole {
  /** Lines from 0: the first, and the one after the last. */
  from: number;
  to: number;
  hole: CodeHole;
}

/** Where values go in a file. */
function holesOf(file: ts.SourceFile): PlacedHole[] {
  const lines = file.text.split('\n');
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const holes: PlacedHole[] = [];
  const place = (node: ts.Node, hole: CodeHole, startsLine: boolean) => {
    const from = lineOf(node.getStart());
    const isAlone = lines[from]!.trimStart().startsWith(node.getText().split('\n')[0]!);
    if (startsLine && !isAlone)
      throw new TemplateError('The element with `{...props}` does not begin its line', from + 1);
    holes.push({ from, to: lineOf(node.end) + 1, hole });
  };
  const indentOf = (node: ts.Node) => /^ */.exec(lines[lineOf(node.getStart())]!)![0].length;
  walk(file, (node) => {
    if (ts.isJsxSpreadAttribute(node) && node.expression.getText() === parameter) {
      const tag = node.parent.parent;
      const others = node.parent.properties.filter(ts.isJsxAttribute);
      const hole = {
        kind: 'element',
        indent: indentOf(tag),
        name: tag.tagName.getText(),
        attributes: others.map((one) => [one.name.getText(), one.getText()] as const),
        end: ts.isJsxSelfClosingElement(tag) ? '/>' : '>',
      } as const;
      place(tag, hole, true);
    }
    if (
      ts.isCallExpression(node) &&
      node.arguments.some((one) => one.getText().startsWith(`${parameter}.`))
    ) {
      const first = lineOf(node.getStart());
      const start = file.getPositionOfLineAndCharacter(first, 0) + indentOf(node);
      const hole = {
        kind: 'call',
        indent: indentOf(node),
        before: file.text.slice(start, node.expression.end),
        args: node.arguments.map((one) => one.getText().slice(parameter.length + 1)),
        after: lines[lineOf(node.end)]!.slice(
          file.getLineAndCharacterOfPosition(node.end).character,
        ),
      } as const;
      place(node, hole, false);
    }
  });
  return holes.sort((a, b) => a.from - b.from);
}

/** By statement: undefined where the default export needs it, else the exports that do. */
function needs(file: ts.SourceFile, parts: readonly string[]) {
  const statements = [...file.statements];
  const byName = new Map(
    statements.flatMap((statement) => declared(statement).map((name) => [name, statement])),
  );
  const reach = (start: ts.Statement) => {
    const reached = new Set<ts.Statement>();
    const add = (statement: ts.Statement) => {
      if (reached.has(statement)) return;
      reached.add(statement);
      for (const name of used(statement)) if (byName.has(name)) add(byName.get(name)!);
    };
    add(start);
    return reached;
  };
  const always = reach(statements.find(isDefault)!);
  const byPart = parts.map((part) => [part, reach(byName.get(part)!)] as const);
  return statements.map((statement) => {
    const isBare = ts.isImportDeclaration(statement) && declared(statement).length === 0;
    if (always.has(statement) || isBare) return undefined;
    return byPart.flatMap(([part, reached]) => (reached.has(statement) ? [part] : []));
  });
}

/**
 * Divides the file of a demo into lines that are always there, lines that belong to something that can be set, and the
 * places where values go. The file does not change in any other way.
 * @param language of the source: `tsx` or `jsx`
 * @throws {TemplateError} when a value goes to a place that cannot be formatted
 */
export async function playgroundTemplate(
  source: string,
  language: string,
): Promise<PlaygroundTemplate> {
  const parts = parse(source)
    .statements.filter((one) => modifierOf(one, ts.SyntaxKind.ExportKeyword) && !isDefault(one))
    .flatMap(declared);
  const text = asCopied(source);
  const file = parse(text);
  const holes = holesOf(file);
  const html = (await highlight(text, language)).split('\n');
  const needed = needs(file, parts);
  const pieces: CodePiece[] = [];
  let line = 0;
  const addLines = (to: number, owners: readonly string[] | undefined) => {
    if (to <= line) return;
    const last = pieces.at(-1);
    const lines = html.slice(line, to).join('\n');
    line = to;
    if (last?.kind === 'lines' && String(last.parts) === String(owners)) last.html += `\n${lines}`;
    else pieces.push({ kind: 'lines', html: lines, ...(owners && { parts: owners }) });
  };
  file.statements.forEach((statement, index) => {
    const end = file.getLineAndCharacterOfPosition(statement.end).line + 1;
    for (const { from, to, hole } of holes.filter((one) => one.from >= line && one.to <= end)) {
      addLines(from, needed[index]);
      pieces.push(hole);
      line = to;
    }
    // Types that only `props` has belong to nobody.
    if (needed[index]?.length === 0) line = end;
    else addLines(end, needed[index]);
  });
  return { pieces, parts };
}
