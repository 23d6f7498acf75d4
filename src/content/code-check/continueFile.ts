import ts from 'typescript';
import type { CodeLine } from './layOutFiles';

interface Statement {
  lines: CodeLine[];
  /** What it declares; the default export counts as `default`. */
  names: string[];
  /** Of an import: the module, and each name that it brings. */
  imported?: { from: string; names: string[] };
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  if (ts.isExportAssignment(node)) return ['default'];
  if (
    !ts.isFunctionDeclaration(node) &&
    !ts.isClassDeclaration(node) &&
    !ts.isInterfaceDeclaration(node) &&
    !ts.isTypeAliasDeclaration(node)
  )
    return [];
  const isDefault =
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
  return [...(node.name ? [node.name.text] : []), ...(isDefault ? ['default'] : [])];
}

function importedNames({ importClause: clause }: ts.ImportDeclaration): string[] {
  const bindings = clause?.namedBindings;
  const named =
    bindings === undefined
      ? []
      : ts.isNamespaceImport(bindings)
        ? [bindings.name]
        : bindings.elements.map(({ name }) => name);
  return [...(clause?.name ? [clause.name] : []), ...named].map(({ text }) => text);
}

/** Top-level statements by whole lines; comments belong to the statement that they stand above. */
function statementsOf(lines: readonly CodeLine[]): Statement[] {
  const file = ts.createSourceFile(
    'fence.tsx',
    lines.map(({ text }) => text).join('\n'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const endLine = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getEnd()).line;
  return file.statements.map((node, index): Statement => {
    const before = file.statements[index - 1];
    const isLast = index === file.statements.length - 1;
    const own = lines.slice(
      before ? endLine(before) + 1 : 0,
      isLast ? lines.length : endLine(node) + 1,
    );
    const imported =
      ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)
        ? { from: node.moduleSpecifier.text, names: importedNames(node) }
        : undefined;
    return { lines: own, names: declaredNames(node), imported };
  });
}

const overlap = (some: readonly string[], others: readonly string[]) =>
  some.some((name) => others.includes(name));

/**
 * What a file is after a reader has changed it as a fragment says: imports are added, a declaration takes the place of
 * the one with its name, new ones stand before it, the rest stays.
 * @param before the file so far
 * @param change the fragment
 */
export function continueFile(before: readonly CodeLine[], change: readonly CodeLine[]): CodeLine[] {
  const old = statementsOf(before);
  const added = statementsOf(change);
  const newImports = added.filter(({ imported }) => imported);
  const rest = added.filter(({ imported }) => !imported);
  const names = rest.flatMap((statement) => statement.names);

  // An import of the fragment that repeats names of an older one from the same module takes its place.
  const isReplacedImport = ({ imported }: Statement) =>
    imported &&
    newImports.some(
      (candidate) =>
        candidate.imported?.from === imported.from &&
        imported.names.every((name) => candidate.imported?.names.includes(name)),
    );
  const oldImports = old.filter(({ imported }) => imported);
  const oldRest = old.filter(({ imported }) => !imported);
  const firstReplaced = oldRest.findIndex((statement) => overlap(statement.names, names));
  const at = firstReplaced === -1 ? oldRest.length : firstReplaced;
  const staysAfter = oldRest.slice(at).filter((statement) => !overlap(statement.names, names));
  return [
    ...oldImports.filter((statement) => !isReplacedImport(statement)),
    ...newImports,
    ...oldRest.slice(0, at),
    ...rest,
    ...staysAfter,
  ].flatMap(({ lines }) => lines);
}
