import { slug } from 'github-slugger';
import { typesWithin, withMentionedTypes, declarationText } from '../../../reference/typeShapes';
import type { TypeRecord } from '../../../reference/records';
import { rowOf } from './apiRows';
import { joined, type Parts } from '../../../content/nodes';
import type { Described } from './recordPage';
import type { ReferenceContext } from './ReferenceContext';
import { codeBlock, nameHeading, prose, table, type ReferenceBlock } from './ReferencePage';
import { corePackage } from '../../../domain/code/documentedPackages';

/** What a reference page needs types for. */
export interface TypeUser {
  /** Below the base. */
  page: string;
  /** Keys of the types that it names, in its order. */
  named: readonly string[];
  /** Names of types whose members it shows anyway, and the fragment at which it does. */
  shown: Readonly<Record<string, string>>;
}

/** The types that each page defines, by page: every documented type that pages name, at one place each. */
export function placeTypes(
  context: ReferenceContext,
  users: readonly TypeUser[],
): Map<string, TypeRecord[]> {
  const { types, modules } = context.reference;
  const keyOf = new Map(Object.entries(types).map(([key, type]) => [type, key]));
  const pageOfExport = new Map(
    Object.entries(modules)
      .filter(([name]) => name.startsWith(corePackage))
      .flatMap(([, exports]) =>
        exports.flatMap(({ name, page }) => (page ? [[name, page] as const] : [])),
      ),
  );
  const placed = new Map<string, TypeRecord[]>(users.map(({ page }) => [page, []]));
  for (const { page, named, shown } of users) {
    for (const type of withMentionedTypes(types, named)) {
      const key = keyOf.get(type)!;
      const exportedAt =
        type.definedAt.package === corePackage ? pageOfExport.get(type.name) : undefined;
      const home = exportedAt !== undefined && placed.has(exportedAt) ? exportedAt : page;
      const fragment =
        users.find((user) => user.page === home)!.shown[type.name] ??
        (home === page ? shown[type.name] : undefined);
      if (context.homes.has(key)) continue;
      context.homes.set(key, `${context.href(home)}#${fragment ?? slug(type.name)}`);
      if (fragment === undefined) placed.get(home)!.push(type);
    }
  }
  return placed;
}

/** The types that a page defines, each with its members or its declaration. */
export const typeBlocks = (
  context: ReferenceContext,
  types: readonly TypeRecord[],
): Parts<ReferenceBlock> =>
  types.length > 0 && [
    context.heading('types', 'reference.types'),
    [...types]
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((type) => [
        nameHeading(type.name),
        type.description && prose(context.prose(type.description.text)),
        !type.exported && context.sentence('reference.notExported'),
        type.members &&
          type.extends &&
          context.sentence('reference.extends', {
            types: joined(context.linkedNames(type.extends)),
          }),
        type.members?.length ? membersTable(context, type) : [],
        // Of a type with members, those without a name.
        type.declaration && declarationBlocks(context, type),
      ]),
  ];

const membersTable = (context: ReferenceContext, { name, members = [] }: TypeRecord) =>
  table({
    id: slug(name),
    caption: context.say('reference.membersOf', { name }),
    kind: 'props',
    rows: members.map((row) => rowOf(context, row)),
  });

function declarationBlocks(context: ReferenceContext, type: TypeRecord): Parts<ReferenceBlock> {
  const links = context.linkedNames(typesWithin(type), type.name);
  return [
    codeBlock('ts', declarationText(type)),
    links.length > 0 && context.sentence('reference.see', { types: joined(links) }),
  ];
}

/** What packages may have described of types. */
export const describedTypes = (types: readonly TypeRecord[]): Described[] =>
  types.flatMap((type) => [type, ...(type.members ?? [])]);
