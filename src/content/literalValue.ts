import { parseExpressionAt, type Expression } from 'acorn';
import type { Json } from './PageRecord';

function valueOf(node: Expression): Json | undefined {
  switch (node.type) {
    case 'Literal':
      return node.value === null || ['string', 'number', 'boolean'].includes(typeof node.value)
        ? (node.value as Json)
        : undefined;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : undefined;
    case 'UnaryExpression': {
      const value = valueOf(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'ArrayExpression': {
      const values = node.elements.map((element) =>
        element && element.type !== 'SpreadElement' ? valueOf(element) : undefined,
      );
      return values.includes(undefined) ? undefined : (values as Json[]);
    }
    case 'ObjectExpression': {
      const entries: [string, Json][] = [];
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.computed) return undefined;
        const key =
          property.key.type === 'Identifier'
            ? property.key.name
            : property.key.type === 'Literal'
              ? String(property.key.value)
              : undefined;
        const value = valueOf(property.value as Expression);
        if (key === undefined || value === undefined) return undefined;
        entries.push([key, value]);
      }
      return Object.fromEntries(entries);
    }
    default:
      return undefined;
  }
}

/**
 * The value of a literal in JavaScript (text, number, boolean, null, or lists and objects of them), else undefined.
 * Runs nothing.
 */
export function literalValue(source: string): Json | undefined {
  try {
    return valueOf(parseExpressionAt(source, 0, { ecmaVersion: 'latest' }));
  } catch {
    // A comment alone, or a spread.
    return undefined;
  }
}
