import type {
  ModuleExport,
  ReferenceRow,
  Signature,
  StudioProperty,
} from '../../../src/reference/records';
import { declarationText } from '../../../src/reference/typeShapes';
import type { ExtractedCore, ExtractedStudio } from '../extract';
import { flattenSchema } from '../studio/flattenSchema';

/** What can be compared of an entry: field -> value as text. A field that is absent has no value. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** Entries of one kind that belong to one parent, or to none. */
export interface EntryList {
  of: string;
  parent?: string;
  /** What the parent is. */
  parentOf?: string;
  /** Where each is documented. */
  pageOf: (name: string) => string | undefined;
  entries: Map<string, Fields>;
}

/** One version of all packages, or of `@toolpad/core` alone. */
export interface Extracted extends ExtractedCore {
  studio?: ExtractedStudio;
}

interface Named {
  name: string;
  page?: string | undefined;
}

/** @param parent what it is, and itself: its parts are documented where it is */
function list<Item extends Named>(
  of: string,
  items: readonly Item[],
  fields: (item: Item) => Fields = () => ({}),
  [parentOf, parent]: [parentOf: string, parent: Named] | [] = [],
): EntryList {
  return {
    of,
    ...(parent && { parent: parent.name, parentOf }),
    entries: new Map(items.map((item) => [item.name, fields(item)])),
    pageOf: (name) => parent?.page ?? items.find((item) => item.name === name)?.page,
  };
}

/** All that two versions are compared by. Wording is left out: it is no change of the API. */
export function listEntries({ components, hooks, peers, studio, ...core }: Extracted): EntryList[] {
  const types = { ...core.types, ...studio?.types };
  const modules = { ...core.modules, ...studio?.modules };
  const wholes = new Set([...components, ...hooks].map(({ name }) => name));
  const [[rootModule = '', rootExports = []] = []] = Object.entries(modules);
  const atRoot = new Set(rootExports.map(({ name }) => name));
  const exportsOf = (module: string, exports: readonly ModuleExport[]) =>
    exports.filter(({ name }) => !wholes.has(name) && (module === rootModule || !atRoot.has(name)));
  // Props and slots are compared as such.
  const ofRows = new Set(components.flatMap(({ name, propsType }) => [propsType, `${name}Slots`]));
  const ranges = Object.entries(peers).map(([name, range]) => ({ name, range }));
  return [
    list('peer dependency', ranges, ({ range }) => ({ range })),
    list('component', components, ({ inherits, theme }) => ({
      inherits: inherits?.propsType,
      theme: theme?.name,
    })),
    ...components.flatMap((component) => {
      const classes = component.classes.map((row) => ({ ...row, name: row.className }));
      return [
        list('prop', component.props, rowFields, ['component', component]),
        list('slot', component.slots, rowFields, ['component', component]),
        list('class', classes, ({ deprecated }) => ({ deprecated: deprecated?.text }), [
          'component',
          component,
        ]),
      ];
    }),
    list('hook', hooks, calls),
    ...hooks.map((hook) => list('method', hook.methods, calls, ['hook', hook])),
    list(
      'module',
      Object.keys(modules).map((name) => ({ name })),
    ),
    ...Object.entries(modules).map(([name, exports]) =>
      list('export', exportsOf(name, exports), ({ kind }) => ({ kind }), ['module', { name }]),
    ),
    ...Object.values(types).flatMap((type): EntryList[] => {
      const { name, members, declaration } = type;
      if (!type.exported || ofRows.has(name) || !(members ?? declaration)) return [];
      const page = rootExports.find((one) => one.name === name)?.page;
      if (members) return [list('member', members, rowFields, ['export', { name, page }])];
      const text = declarationText(type);
      return [list('type', [type], () => ({ type: text }), ['export', { name, page }])];
    }),
    ...(studio ? studioEntries(studio) : []),
  ];
}

function studioEntries({ components, functions, fileSchema }: ExtractedStudio): EntryList[] {
  const page = 'studio/reference/file-schema';
  const parts = [...flattenSchema(fileSchema.document)].map(([name, node]) => ({
    name,
    page,
    schema: JSON.stringify({ ...node, description: undefined }),
  }));
  return [
    list('Studio component', components),
    ...components.map((component) =>
      list('property', component.properties, propertyFields, ['Studio component', component]),
    ),
    list('Studio function', functions, (one) => ({
      ...calls(one),
      deprecated: one.deprecated?.text,
    })),
    list('file schema', parts, ({ schema }) => ({ schema })),
  ];
}

const calls = ({ signatures }: { signatures: readonly Signature[] }): Fields => ({
  signatures: signatures.map(({ text }) => text).join('\n'),
});

const rowFields = (row: ReferenceRow): Fields => ({
  type: row.type.text,
  default: row.default,
  required: String(row.required),
  deprecated: row.deprecated?.text,
  parameters: row.parameters?.map(({ name }) => name).join(', '),
  values: row.values?.map(({ value }) => value).join(', '),
});

const propertyFields = (property: StudioProperty): Fields => ({
  type: property.type,
  default: property.default === undefined ? undefined : JSON.stringify(property.default),
  values: property.enum?.join(', '),
});
