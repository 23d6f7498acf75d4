import type { TypeRecord } from '../../reference/records';
import { withMentionedTypes } from '../../reference/mentionedTypes';
import { rowOf } from './apiRows';
import type { PageWriter } from './PageWriter';
import { proseMarkdown } from './proseText';
import type { ReferenceContext } from './ReferenceContext';
import type { TableSet } from './TableSet';

/** What a reference page needs types for. */
export interface TypeUser {
  /** Below the base. */
  page: string;
  /** Keys of the types that it names, in its order. */
  named: readonly string[];
  /** Names of types whose members it shows anyway, and the fragment at which it does. */
  shown: Readonly<Record<string, string>>;
}

const core = '@toolpad/core';

/** Keys of the types that each page defines, by page: every type of Toolpad that pages name, at one place each. */
export function placeTypes(
  context: ReferenceContext,
  users: readonly TypeUser[],
): Map<string, string[]> {
  const { types, modules } = context.reference;
  const keyOf = new Map(Object.entries(types).map(([key, type]) => [type, key]));
  const pageOfExport = new Map(
    Object.entries(modules)
      .filter(([name]) => name.startsWith(core))
      .flatMap(([, exports]) =>
        exports.flatMap(({ name, page }) => (page ? [[name, page] as const] : [])),
      ),
  );
  const placed = new Map<string, string[]>(users.map(({ page }) => [page, []]));
  for (const { page, named, shown } of users) {
    for (const type of withMentionedTypes(types, named)) {
      const key = keyOf.get(type)!;
      const exportedAt = type.definedAt.package === core ? pageOfExport.get(type.name) : undefined;
      const home = exportedAt !== undefined && placed.has(exportedAt) ? exportedAt : page;
      const fragment =
        users.find((user) => user.page === home)!.shown[type.name] ??
        (home === page ? shown[type.name] : undefined);
      if (context.hasHome(key)) continue;
      context.setHome(key, `${context.href(home)}#${fragment ?? anchorOfType(type)}`);
      if (fragment === undefined) placed.get(home)!.push(key);
    }
  }
  return placed;
}

/** As the compiler makes it out of the heading. */
export const anchorOfType = ({ name }: TypeRecord) => name.toLowerCase();

/** The types that a page defines, each with its members or its declaration. */
export function writeTypes(
  writer: PageWriter,
  context: ReferenceContext,
  tables: TableSet,
  keys: readonly string[],
): void {
  const types = keys
    .map((key) => context.typeOf(key)!)
    .sort((a, b) => a.name.localeCompare(b.name));
  if (types.length === 0) return;
  writer.heading('types', context.say('reference.types'));
  for (const type of types) {
    const { name, description, members = [], declaration, exported } = type;
    writer.add(`### ${name}`);
    if (description) writer.add(proseMarkdown(description.text, context.resolve));
    if (!exported) writer.add(context.say('reference.notExported'));
    if (members.length > 0) {
      tables.add(name, {
        id: anchorOfType(type),
        caption: context.say('reference.membersOf', { name }),
        kind: 'props',
        rows: members.map((row) => rowOf(context, row)),
      });
      writer.table(name);
      continue;
    }
    writer.code('ts', declaration!.text);
    const links = Object.entries(context.typeLinks(declaration!)).filter(
      ([mentioned]) => mentioned !== name,
    );
    if (links.length > 0)
      writer.add(
        context.say('reference.see', {
          types: links.map(([mentioned, href]) => `[\`${mentioned}\`](${href})`).join(', '),
        }),
      );
  }
}

/** What packages may have described of types. */
export function describedTypes(context: ReferenceContext, keys: readonly string[]) {
  return keys.flatMap((key) => {
    const type = context.typeOf(key)!;
    return [...(type.description ? [type] : []), ...(type.members ?? [])];
  });
}
