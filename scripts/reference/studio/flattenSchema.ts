import { isRecord } from '../../../src/domain/isRecord';
import type { Json } from '../../../src/reference/records';

type Node = { [key: string]: Json };

const nested = ['properties', 'items', 'anyOf', 'allOf', 'additionalProperties'];

/**
 * Every part of the file schema that has a name: `Page.spec.queries[].name` -> what is said of it,
 * its own parts left out.
 * Alternatives that have parts are numbered: `Page.spec.queries[].query|1.url`.
 */
export function flattenSchema(document: Json): Map<string, Node> {
  const parts = new Map<string, Node>();
  const visit = (name: string, schema: Json | undefined): void => {
    if (!isRecord(schema)) return;
    parts.set(
      name,
      Object.fromEntries(
        Object.entries(schema).filter(
          ([key, value]) => !nested.includes(key) || typeof value === 'boolean',
        ),
      ),
    );
    const properties = schema['properties'];
    if (isRecord(properties))
      for (const [key, value] of Object.entries(properties)) visit(`${name}.${key}`, value);
    visit(`${name}[]`, schema['items']);
    visit(`${name}.*`, schema['additionalProperties']);
    for (const key of ['anyOf', 'allOf']) {
      const alternatives = schema[key];
      if (Array.isArray(alternatives))
        alternatives.forEach((alternative, index) => visit(`${name}|${index + 1}`, alternative));
    }
  };
  for (const key of ['properties', 'definitions']) {
    const schemas = isRecord(document) ? document[key] : undefined;
    if (isRecord(schemas))
      for (const [name, schema] of Object.entries(schemas)) visit(name, schema);
  }
  return parts;
}
