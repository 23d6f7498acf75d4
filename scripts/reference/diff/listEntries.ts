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

/** All that two versions are compared by. Wording is left out: it is no change of the API. */
export function listEntries({ components, hooks, peers, studio, ...core }: Extracted): EntryList[] {
  const types = { ...core.types, ...studio?.types };
  const modules = { ...core.modules, ...studio?.modules };
  const wholes = new Set([...components, ...hooks].map(({ name }) => name));
  const [[rootModule = '', rootExports = []] = []] = Object.entries(modules);
  const atRoot = new Set(rootExports.map(({ name }) => name));
  const typePage = (name: string) => rootExports.find((one) => one.name === name)?.page;
  const exportsOf = (module: string, exports: readonly ModuleExport[]) =>
    exports.filter(({ name }) => !wholes.has(name) && (module === rootModule || !atRoot.has(name)));
  return [
    {
      of: 'peer dependency',
      entries: new Map(Object.entries(peers).map(([name, range]) => [name, { range }])),
      pageOf: () => undefined,
    },
    named('component', components, ({ inherits, theme }) => ({
      inherits: inherits?.propsType,
      theme: theme?.name,
    })),
    ...components.flatMap((component) => [
      part('component', component, named('prop', component.props, rowFields)),
      part('component', component, named('slot', component.slots, rowFields)),
      part('component', component, {
        of: 'class',
        entries: new Map(
          component.classes.map((row) => [row.className, { deprecated: row.deprecated?.text }]),
        ),
      }),
    ]),
    named('hook', hooks, ({ signatures }) => ({ signatures: textOf(signatures) })),
    ...hooks.map((hook) =>
      part(
        'hook',
        hook,
        named('method', hook.methods, ({ signatures }) => ({ signatures: textOf(signatures) })),
      ),
    ),
    {
      of: 'module',
      entries: new Map(Object.keys(modules).map((name) => [name, {}])),
      pageOf: () => undefined,
    },
    ...Object.entries(modules).map(([module, exports]): EntryList => ({
      ...named('export', exportsOf(module, exports), ({ kind }) => ({ kind })),
      parent: module,
      parentOf: 'module',
    })),
    ...Object.values(types).flatMap((type): EntryList[] => {
      const { name, members, declaration } = type;
      if (!type.exported || isRowsType(name, components) || !(members ?? declaration)) return [];
      const list = members
        ? named('member', members, rowFields)
        : { of: 'type', entries: new Map([[name, { type: declarationText(type) }]]) };
      return [part('export', { name, page: typePage(name) }, list)];
    }),
    ...(studio ? studioEntries(studio) : []),
  ];
}

function studioEntries({ components, functions, fileSchema }: ExtractedStudio): EntryList[] {
  return [
    named('Studio component', components, () => ({})),
    ...components.map((component) =>
      part('Studio component', component, named('property', component.properties, propertyFields)),
    ),
    named('Studio function', functions, ({ signatures, deprecated }) => ({
      signatures: textOf(signatures),
      deprecated: deprecated?.text,
    })),
    {
      of: 'file schema',
      pageOf: () => 'studio/reference/file-schema',
      entries: new Map(
        [...flattenSchema(fileSchema.document)].map(([name, node]) => [
          name,
          { schema: JSON.stringify({ ...node, description: undefined }) },
        ]),
      ),
    },
  ];
}

function named<T extends { name: string; page?: string }>(
  of: string,
  list: readonly T[],
  fields: (item: T) => Fields,
): EntryList {
  return {
    of,
    entries: new Map(list.map((item) => [item.name, fields(item)])),
    pageOf: (name) => list.find((item) => item.name === name)?.page,
  };
}

function part(
  parentOf: string,
  { name: parent, page }: { name: string; page?: string },
  list: Omit<EntryList, 'pageOf'>,
): EntryList {
  return { ...list, parent, parentOf, pageOf: () => page };
}

/** Props and slots are compared as such. */
function isRowsType(name: string, components: Extracted['components']): boolean {
  return components.some(
    (component) => component.propsType === name || `${component.name}Slots` === name,
  );
}

function rowFields(row: ReferenceRow): Fields {
  return {
    type: row.type.text,
    default: row.default,
    required: String(row.required),
    deprecated: row.deprecated?.text,
    parameters: row.parameters?.map(({ name }) => name).join(', '),
    values: row.values?.map(({ value }) => value).join(', '),
  };
}

function propertyFields(property: StudioProperty): Fields {
  return {
    type: property.type,
    default: property.default === undefined ? undefined : JSON.stringify(property.default),
    values: property.enum?.join(', '),
  };
}

function textOf(signatures: readonly Signature[]): string {
  return signatures.map(({ text }) => text).join('\n');
}
