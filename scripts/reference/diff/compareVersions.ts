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
function changeOf(
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

type Facts<T> = Omit<T, 'sources'>;

/** Marks what is new or changed in the records of `@toolpad/core`. */
export function markCore(
  facts: Facts<CoreFacts>,
  differences: readonly Difference[],
): Facts<CoreFacts> {
  const change = (of: string, name: string, parent?: string) =>
    changeOf(differences, of, name, parent);
  const marked = <T extends { name: string }>(of: string, parent: string, rows: readonly T[]) =>
    rows.map((row) => ({ ...row, change: change(of, row.name, parent) }));
  return {
    components: facts.components.map((component) => ({
      ...component,
      props: marked('prop', component.name, component.props),
      slots: marked('slot', component.name, component.slots),
      classes: component.classes.map((row) => ({
        ...row,
        change: change('class', row.className, component.name),
      })),
      change: change('component', component.name),
    })),
    hooks: facts.hooks.map((hook) => ({
      ...hook,
      methods: marked('method', hook.name, hook.methods),
      change: change('hook', hook.name),
    })),
    types: markTypes(facts.types, differences),
    modules: facts.modules,
  };
}

/** Marks what is new or changed in the records of Studio. */
export function markStudio(
  facts: Facts<StudioFacts>,
  differences: readonly Difference[],
): Facts<StudioFacts> {
  const change = (of: string, name: string, parent?: string) =>
    changeOf(differences, of, name, parent);
  return {
    ...facts,
    components: facts.components.map((component) => ({
      ...component,
      properties: component.properties.map((row) => ({
        ...row,
        change: change('property', row.name, component.name),
      })),
      change: change('Studio component', component.name),
    })),
    functions: facts.functions.map((one) => ({
      ...one,
      change: change('Studio function', one.name),
    })),
    types: markTypes(facts.types, differences),
  };
}

function markTypes(
  types: CoreFacts['types'],
  differences: readonly Difference[],
): CoreFacts['types'] {
  const isNew = (name: string) =>
    differences.some((one) => one.kind === 'added' && one.of === 'export' && one.name === name);
  const marked = (parent: string, row: ReferenceRow): ReferenceRow => ({
    ...row,
    change: changeOf(differences, 'member', row.name, parent),
  });
  return Object.fromEntries(
    Object.entries(types).map(([key, type]) => [
      key,
      type.exported
        ? {
            ...type,
            ...(type.members
              ? { members: type.members.map((row) => marked(type.name, row)) }
              : undefined),
            change: isNew(type.name)
              ? { kind: 'new' }
              : changeOf(differences, 'type', type.name, type.name),
          }
        : type,
    ]),
  );
}

interface ChangedEntry {
  name: string;
  fields: { field: string; from?: string; to?: string }[];
}

interface NamedDifference {
  added: string[];
  removed: string[];
  changed: ChangedEntry[];
}

/** Compares two sets of entries by their names. */
function compareNamed(
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
