import type {
  Change,
  CoreFacts,
  Difference,
  ReferenceRow,
  StudioFacts,
} from '../../../src/reference/records';
import { listEntries, type EntryList, type Extracted, type Fields } from './listEntries';

/** All differences between two versions. Members of something added or removed are not listed again. */
export function compareVersions(baseline: Extracted, documented: Extracted): Difference[] {
  const [before, after] = [keyed(listEntries(baseline)), keyed(listEntries(documented))];
  const wholes = new Set<string>();
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    const { of, parent, parentOf, pageOf } = (now ?? old)!;
    if (wholes.has(`${parentOf} ${parent}`)) return [];
    const [had, has] = [old, now].map((list) => [...(list?.entries.keys() ?? [])]) as [
      string[],
      string[],
    ];
    const differ = (kind: Difference['kind'], names: readonly string[]): Difference[] =>
      names.map((name) => ({ kind, of, name, parent, page: now && pageOf(name) }));
    const [added, removed] = [
      differ(
        'added',
        has.filter((name) => !old?.entries.has(name)),
      ),
      differ(
        'removed',
        had.filter((name) => !now?.entries.has(name)),
      ),
    ];
    for (const { name } of [...added, ...removed]) wholes.add(`${of} ${name}`);
    const changed = differ('changed', has).flatMap((difference) => {
      const { name } = difference;
      const fields = changedFields(old?.entries.get(name), now!.entries.get(name)!);
      return fields.length > 0 ? { ...difference, fields } : [];
    });
    return [...added, ...changed, ...removed];
  });
}

const keyed = (lists: readonly EntryList[]) =>
  new Map(lists.map((list) => [`${list.of} of ${list.parentOf ?? ''} ${list.parent ?? ''}`, list]));

/** None where there was no such entry. */
const changedFields = (before: Fields | undefined, after: Fields) =>
  [...new Set(before && [...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [from, to] = [before![field], after[field]];
    return from === to ? [] : [{ field, from, to }];
  });

type Facts<T> = Omit<T, 'sources'>;

/** What to mark an entry with, and rows: nothing, when both versions have them alike. */
function marksOf(differences: readonly Difference[]) {
  const change = (of: string, name: string, parent?: string): Change | undefined => {
    const difference = differences.find(
      (one) => one.of === of && one.name === name && one.parent === parent,
    );
    if (!difference || difference.kind === 'removed') return undefined;
    if (difference.kind === 'added') return { kind: 'new' };
    const fields = difference.fields?.map(({ field, from = '' }) => [field, from]) ?? [];
    return { kind: 'changed', from: Object.fromEntries(fields) as Record<string, string> };
  };
  const rows = <Row extends { name: string }>(of: string, parent: string, all: readonly Row[]) =>
    all.map((row) => ({ ...row, change: change(of, row.name, parent) }));
  const isNew = (name: string) =>
    differences.some((one) => one.kind === 'added' && one.of === 'export' && one.name === name);
  const types = (all: CoreFacts['types']): CoreFacts['types'] =>
    Object.fromEntries(
      Object.entries(all).map(([key, type]) => {
        const { name, members } = type;
        const marked = members && { members: rows<ReferenceRow>('member', name, members) };
        const own: Change | undefined = isNew(name) ? { kind: 'new' } : change('type', name, name);
        return [key, type.exported ? { ...type, ...marked, change: own } : type];
      }),
    );
  return { change, rows, types };
}

/** Marks what is new or changed in the records of `@toolpad/core`. */
export function markCore(
  facts: Facts<CoreFacts>,
  differences: readonly Difference[],
): Facts<CoreFacts> {
  const { change, rows, types } = marksOf(differences);
  return {
    components: facts.components.map((component) => ({
      ...component,
      props: rows('prop', component.name, component.props),
      slots: rows('slot', component.name, component.slots),
      classes: component.classes.map((row) => ({
        ...row,
        change: change('class', row.className, component.name),
      })),
      change: change('component', component.name),
    })),
    hooks: facts.hooks.map((hook) => ({
      ...hook,
      methods: rows('method', hook.name, hook.methods),
      change: change('hook', hook.name),
    })),
    types: types(facts.types),
    modules: facts.modules,
  };
}

/** Marks what is new or changed in the records of Studio. */
export function markStudio(
  facts: Facts<StudioFacts>,
  differences: readonly Difference[],
): Facts<StudioFacts> {
  const { change, rows, types } = marksOf(differences);
  return {
    ...facts,
    components: facts.components.map((component) => ({
      ...component,
      properties: rows('property', component.name, component.properties),
      change: change('Studio component', component.name),
    })),
    functions: facts.functions.map((one) => ({
      ...one,
      change: change('Studio function', one.name),
    })),
    types: types(facts.types),
  };
}
