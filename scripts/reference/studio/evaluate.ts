import ts from 'typescript';
import { isRecord } from '../../../src/domain/isRecord';
import { isComputed, type ComputedValue, type Json } from '../../../src/reference/records';

/** Names of constants -> what they are. */
export type Constants = ReadonlyMap<string, ts.Expression>;

/**
 * The value of an expression, without running anything: literals, arrays, objects with spreads, negative
 * numbers, template strings, constants. Functions and all else stay as their source, in a `ComputedValue`.
 */
export function evaluate(expression: ts.Expression, constants: Constants): Json {
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isNumericLiteral(expression)) return Number(expression.text);
  if (ts.isParenthesizedExpression(expression)) return evaluate(expression.expression, constants);
  if (ts.isArrayLiteralExpression(expression))
    return expression.elements.flatMap((element) => elementOf(element, constants));
  if (ts.isObjectLiteralExpression(expression)) return objectOf(expression, constants);
  if (ts.isTemplateExpression(expression)) return templateOf(expression, constants);
  if (ts.isPrefixUnaryExpression(expression) && expression.operator === ts.SyntaxKind.MinusToken) {
    const value = evaluate(expression.operand, constants);
    return typeof value === 'number' ? -value : sourceOf(expression);
  }
  if (ts.isIdentifier(expression)) {
    const constant = constants.get(expression.text);
    return constant ? evaluate(constant, constants) : sourceOf(expression);
  }
  switch (expression.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true;
    case ts.SyntaxKind.FalseKeyword:
      return false;
    case ts.SyntaxKind.NullKeyword:
      return null;
    default:
      return sourceOf(expression);
  }
}

function sourceOf(node: ts.Node): ComputedValue {
  return { computed: node.getText() };
}

function elementOf(element: ts.Expression, constants: Constants): Json[] {
  if (!ts.isSpreadElement(element)) return [evaluate(element, constants)];
  const spread = evaluate(element.expression, constants);
  return Array.isArray(spread) ? spread : [sourceOf(element)];
}

function objectOf(literal: ts.ObjectLiteralExpression, constants: Constants): Json {
  const result: { [key: string]: Json } = {};
  for (const property of literal.properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = evaluate(property.expression, constants);
      if (!isRecord(spread) || isComputed(spread)) return sourceOf(literal);
      Object.assign(result, spread);
    } else if (ts.isComputedPropertyName(property.name!)) {
      return sourceOf(literal);
    } else {
      const name =
        ts.isStringLiteralLike(property.name) || ts.isNumericLiteral(property.name)
          ? property.name.text
          : property.name.getText();
      if (ts.isPropertyAssignment(property))
        result[name] = evaluate(property.initializer, constants);
      else if (ts.isShorthandPropertyAssignment(property))
        result[name] = evaluate(property.name, constants);
      else result[name] = sourceOf(property);
    }
  }
  return result;
}

function templateOf(template: ts.TemplateExpression, constants: Constants): Json {
  let text = template.head.text;
  for (const span of template.templateSpans) {
    const value = evaluate(span.expression, constants);
    if (typeof value !== 'string' && typeof value !== 'number') return sourceOf(template);
    text += `${value}${span.literal.text}`;
  }
  return text;
}
