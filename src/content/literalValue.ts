import ts from 'typescript';
import type { Json } from './PageRecord';

/** The value of a literal; undefined for any other expression. */
export function valueOf(node: ts.Node | undefined): Json | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isPrefixUnaryExpression(node)) {
    const value = valueOf(node.operand);
    const isNegative = node.operator === ts.SyntaxKind.MinusToken && typeof value === 'number';
    return isNegative ? -value : undefined;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const values = node.elements.map(valueOf);
    return values.includes(undefined) ? undefined : (values as Json[]);
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const entries = node.properties.map((property): [string, Json] | undefined => {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
      return undefined;
    const value = valueOf(property.initializer);
    return value === undefined ? undefined : [property.name.text, value];
  });
  return entries.includes(undefined) ? undefined : Object.fromEntries(entries as [string, Json][]);
}

/**
 * The value of a literal in JavaScript (text, number, boolean, null, or lists and objects of them), else undefined.
 * Runs nothing.
 */
export function literalValue(source: string): Json | undefined {
  const { statements } = ts.createSourceFile('literal.ts', `(${source})`, ts.ScriptTarget.Latest);
  const [statement] = statements;
  return statement && ts.isExpressionStatement(statement) && statements.length === 1
    ? valueOf((statement.expression as ts.ParenthesizedExpression).expression)
    : undefined;
}
