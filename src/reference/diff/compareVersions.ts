import type { Change, Difference } from '../records';
import type { Extracted } from '../extract';
import { compareNamed, type Fields } from './compareNamed';
import { listEntries, type EntryList } from './listEntries';

/** All differences between two versions. Members of something added or removed are not listed again. */
export function compareVersions(baseline: Extracted, documented: Extracted): Difference[] {
  const [before, after] = [keyed(listEntries(baseline)), keyed(listEntries(documented))];
  const wholes = new Set<string>();
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    const { of, parent, parentOf } = (now ?? old)!;
    if (wholes.has(`${parentOf} ${parent}`)) return [];
    const { added, removed, changed } = compareNamed(old?.entries ?? none, now?.entries ?? none);
    [...added, ...removed].forEach((name) => wholes.add(`${of} ${name}`));
    const base = (name: string) => {
      const page = (now ?? old)!.pageOf(name);
      return { of, name, parent, page: now && page };
    };
    return [
      ...added.map((name): Difference => ({ kind: 'added', ...base(name) })),
      ...changed.map(({ name, fields }): Difference => ({
        kind: 'changed',
        ...base(name),
        fields,
      })),
      ...removed.map((name): Difference => ({ kind: 'removed', ...base(name) })),
    ];
  });
}

const none: ReadonlyMap<string, Fields> = new Map();

function keyed(lists: readonly EntryList[]): Map<string, EntryList> {
  return new Map(
    lists.map((list) => [`${list.of} of ${list.parentOf ?? ''} ${list.parent ?? ''}`, list]),
  );
}

/** What to mark an entry with: nothing, when both versions have it alike. */
export function changeOf(
  differences: readonly Difference[],
  of: string,
  name: string,
  parent?: string,
): Change | undefined {
  const difference = differences.find(
    (one) => one.of === of && one.name === name && one.parent === parent,
  );
  if (!difference || difference.kind === 'removed') return undefined;
  if (difference.kind === 'added') return { kind: 'new' };
  const from = Object.fromEntries(
    difference.fields?.map((field) => [field.field, field.from ?? '']) ?? [],
  );
  return { kind: 'changed', from };
}
