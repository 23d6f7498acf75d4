import { z } from 'zod';
import { typesNamedBy, withMentionedTypes } from '../mentionedTypes';
import { text, typeSchema, type Reference } from '../records';
import { referenceSchema, type ReferenceDocument } from './referenceDocument';

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
