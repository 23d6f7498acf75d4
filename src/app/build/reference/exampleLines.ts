import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { SchemaProperty } from '../../../components/SchemaTree/SchemaTree';

/** Alternatives of a value number their ids, so that those of one share the text before the name. */
const groupOf = ({ id, name }: SchemaProperty) => id.slice(0, id.lastIndexOf(name));

/** The property of that name; of several alternatives the one that has most of the other keys, too. */
function propertyOf(
  properties: readonly SchemaProperty[],
  name: string,
  keys: readonly string[],
): SchemaProperty | undefined {
  const score = (one: SchemaProperty) =>
    properties.filter((other) => keys.includes(other.name) && groupOf(other) === groupOf(one))
      .length;
  const named = properties.filter((property) => property.name === name);
  return (
    named.sort((a, b) => score(b) - score(a))[0] ??
    properties.find((property) => property.name === '*')
  );
}

/** The id of the property that each line of an example is about, or of the nearest one around it; empty without any. */
export function exampleLines(yaml: string, properties: readonly SchemaProperty[]): string[] {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  if (document.errors[0]) throw document.errors[0];
  const ids = yaml.split('\n').map(() => '');
  const below = new Map<unknown, readonly SchemaProperty[]>();
  visit(document, {
    Pair(_, pair, path) {
      const map = path.findLast(isMap)!;
      const around = path.findLast((node) => below.has(node));
      const known = around === undefined ? properties : below.get(around)!;
      const keys = map.items.map(({ key }) => String(isScalar(key) ? key.value : key));
      const { key, value } = pair;
      if (!isScalar(key)) return;
      const property = propertyOf(known, String(key.value), keys);
      below.set(pair, property?.properties ?? []);
      if (!property) return;
      const end = (value as { range?: [number, number, number] } | null)?.range?.[1];
      const first = counter.linePos(key.range![0]).line;
      const last = counter.linePos(Math.max(key.range![1], (end ?? 0) - 1)).line;
      ids.fill(property.id, first - 1, last);
    },
  });
  return ids;
}
