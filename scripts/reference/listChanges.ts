import { isRecord } from '../../src/domain/isRecord';

/**
 * What changed from one JSON document to another, a line each: `+` for what is new, `-` for what is gone, `~` for a
 * value that is another. Items of arrays are known by their names: `components.Account.props.slots.type.text`.
 */
export function listChanges(before: unknown, after: unknown, place = ''): string[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  if (!old || !now)
    return JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [`~ ${place}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const inner = place ? `${place}.${name}` : name;
    if (!now.has(name)) return [`- ${inner}`];
    if (!old.has(name)) return [`+ ${inner}`];
    return listChanges(old.get(name), now.get(name), inner);
  });
}

/** What an array or an object holds, by name. */
function partsOf(value: unknown): Map<string, unknown> | undefined {
  if (isRecord(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return undefined;
  const names = value.map(nameOf);
  return new Map(
    value.map((item: unknown, index) => {
      const name = names[index]!;
      return [names.indexOf(name) === index ? name : `${name} (${index})`, item];
    }),
  );
}

function nameOf(item: unknown): string {
  const keys = ['name', 'className', 'package', 'version', 'program', 'value', 'text'];
  const name = isRecord(item) ? keys.map((key) => item[key]).find(Boolean) : item;
  return typeof name === 'string' ? name : JSON.stringify(item);
}
