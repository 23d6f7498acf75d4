/** What can be compared of an entry: field -> value as text. A field that is absent has no value. */
export type Fields = Readonly<Record<string, string | undefined>>;

export interface ChangedEntry {
  name: string;
  fields: { field: string; from?: string; to?: string }[];
}

export interface NamedDifference {
  added: string[];
  removed: string[];
  changed: ChangedEntry[];
}

/** Compares two sets of entries by their names. */
export function compareNamed(
  before: ReadonlyMap<string, Fields>,
  after: ReadonlyMap<string, Fields>,
): NamedDifference {
  const names = [...after.keys()];
  return {
    added: names.filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    changed: names.flatMap((name) => {
      const [old, now] = [before.get(name), after.get(name)!];
      const fields = old ? changedFields(old, now) : [];
      return fields.length > 0 ? [{ name, fields }] : [];
    }),
  };
}

function changedFields(before: Fields, after: Fields): ChangedEntry['fields'] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [from, to] = [before[field], after[field]];
    return from === to ? [] : [{ field, from, to }];
  });
}
