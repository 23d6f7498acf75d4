import { z } from 'zod';
import {
  componentSchema,
  differenceSchema,
  exportSchema,
  hookSchema,
  noticeSchema,
  studioComponentSchema,
  studioFunctionSchema,
  text,
  typeSchema,
  type Reference,
} from '../records';
import { typesNamedBy, withMentionedTypes } from '../typeShapes';

const page = z.string().startsWith('/').describe('Address of the page on this site.');
const placed = { page, demos: z.array(z.strictObject({ title: text, page })) };

/** The reference as a document for editors and agents: the records with URLs. */
export const referenceSchema = z.strictObject({
  $schema: text,
  versions: z.record(text, text).describe('Of the packages that were read.'),
  baseline: text.describe('The version that `change` and `differences` compare with.'),
  notices: z.record(text, noticeSchema).describe('Packages that texts are quoted from.'),
  components: z.array(componentSchema.extend(placed)),
  hooks: z.array(hookSchema.extend(placed)),
  types: z.record(text, typeSchema),
  modules: z.record(text, z.array(exportSchema.extend({ page: page.optional() }))),
  studio: z.strictObject({
    components: z.array(studioComponentSchema.extend({ page })),
    functions: z.array(studioFunctionSchema.extend(placed)),
    fileSchema: z.json().describe('A JSON Schema of the files of a Studio project.'),
  }),
  differences: z.array(differenceSchema.extend({ page: page.optional() })),
});

export type ReferenceDocument = z.infer<typeof referenceSchema>;

/** The JSON Schema (draft 2020-12) of the document. */
export function referenceJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(referenceSchema, { reused: 'ref' });
}

/**
 * The records as one JSON document.
 * @param base of the site, with a slash at each end
 * @param schemaHref address of its JSON Schema
 */
export function referenceDocument(
  reference: Reference,
  base: string,
  schemaHref: string,
): ReferenceDocument {
  const href = (page: string) => `${base}${page}/`;
  const placed = <T extends { page: string }>(item: T) => ({ ...item, page: href(item.page) });
  const maybePlaced = <T extends { page?: string }>({ page, ...item }: T) => ({
    ...item,
    page: page === undefined ? undefined : href(page),
  });
  const documented = <T extends { page: string; demos: Reference['components'][number]['demos'] }>(
    item: T,
  ) => ({ ...placed(item), demos: item.demos.map(placed) });
  const { versions, baseline, notices, components, hooks, types, modules, studio, differences } =
    reference;
  return {
    $schema: schemaHref,
    versions,
    baseline,
    notices,
    components: components.map(documented),
    hooks: hooks.map(documented),
    types,
    modules: Object.fromEntries(
      Object.entries(modules).map(([module, exports]) => [module, exports.map(maybePlaced)]),
    ),
    studio: {
      components: studio.components.map(placed),
      functions: studio.functions.map(documented),
      fileSchema: studio.fileSchema.document,
    },
    differences: differences.map(maybePlaced),
  };
}

const { components, hooks, studio } = referenceSchema.shape;

const documentOf = <Kind extends string, Record extends z.ZodType>(kind: Kind, record: Record) =>
  z.strictObject({
    $schema: text,
    kind: z.literal(kind),
    version: text.describe('Of the package.'),
    status: text.optional().describe('Whether the package is maintained, where that is known.'),
    record,
    types: z.array(typeSchema).describe('Types of the documented packages that the record names.'),
  });

/** One component, hook or function as a document of its own. */
export const recordSchema = z.discriminatedUnion('kind', [
  documentOf('component', components.element),
  documentOf('hook', hooks.element),
  documentOf('studio-component', studio.shape.components.element),
  documentOf('studio-function', studio.shape.functions.element),
]);

export type RecordDocument = z.infer<typeof recordSchema>;

/** The JSON Schema (draft 2020-12) of such a document. */
export function recordJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(recordSchema, { reused: 'ref' });
}

/** A published record: where it is, and what it is of. */
export interface RecordFile {
  /** Path of the file: that of the page, as one file. */
  href: string;
  /** Path of the page. */
  page: string;
  name: string;
  summary: string;
}

/** Path of the record of a reference page. */
export const recordHref = (page: string) => page.replace(/\/$/, '.json');

const recordsOf = (document: ReferenceDocument) =>
  [
    ...document.components.map((record) => ({ kind: 'component' as const, record })),
    ...document.hooks.map((record) => ({ kind: 'hook' as const, record })),
    ...document.studio.components.map((record) => ({ kind: 'studio-component' as const, record })),
    ...document.studio.functions.map((record) => ({ kind: 'studio-function' as const, record })),
  ] satisfies Pick<RecordDocument, 'kind' | 'record'>[];

/** The records that are published, in the order of their kinds. */
export const listRecords = (document: ReferenceDocument): RecordFile[] =>
  recordsOf(document).map(({ record: { page, name, summary } }) => ({
    href: recordHref(page),
    page,
    name,
    summary: summary.text,
  }));

/**
 * Each record as a document of its own, with the types of the documented packages that it names, by path.
 * @param statuses by folder of the product
 * @param schemaHref path of the JSON Schema of these documents
 */
export function recordDocuments(
  document: ReferenceDocument,
  types: Reference['types'],
  schemaHref: string,
  statuses: Readonly<Record<string, string>> = {},
): Map<string, RecordDocument> {
  return new Map(
    recordsOf(document).map(({ kind, record }) => [
      recordHref(record.page),
      {
        $schema: schemaHref,
        kind,
        version: record.definedAt.version,
        status: statuses[kind.startsWith('studio-') ? 'studio' : 'core'],
        record,
        types: withMentionedTypes(types, typesNamedBy(record)),
      } as RecordDocument,
    ]),
  );
}
