import { isRecord } from '../../domain/isRecord';

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  [key: string]: unknown;
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Where a part of a schema is, by its name: a definition, a file, or a path below one of them.
 * @param document with the files in `properties` and the rest in `definitions`
 * @param name such as `Element` or `Page.spec.queries`
 * @returns a JSON pointer and the schema there; undefined if there is no such part
 */
export function schemaPart(
  document: JsonSchema,
  name: string,
): { pointer: string; schema: JsonSchema } | undefined {
  const [root = '', ...path] = name.split('.');
  let found = ['definitions', 'properties']
    .map((group) => child({ pointer: '', schema: document }, group, root))
    .find((part) => part !== undefined);
  for (const key of path) found = found && child(found, 'properties', key);
  return found;
}

function child(
  { pointer, schema }: { pointer: string; schema: JsonSchema },
  group: string,
  key: string,
): { pointer: string; schema: JsonSchema } | undefined {
  const members = schema[group];
  const member = isRecord(members) && Object.hasOwn(members, key) ? members[key] : undefined;
  return isRecord(member)
    ? { pointer: `${pointer}/${group}/${escaped(key)}`, schema: member }
    : undefined;
}

/** All names of properties anywhere in a schema that start with `$$`: Studio's markers of bindings and actions. */
export function markersOf(document: JsonSchema): Set<string> {
  const markers = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key.startsWith('$$')) markers.add(key);
    return value;
  });
  return markers;
}
