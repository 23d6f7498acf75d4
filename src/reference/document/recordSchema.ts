import { z } from 'zod';
import { text, typeSchema } from '../records';
import { referenceSchema } from './referenceSchema';

const { components, hooks, studio } = referenceSchema.shape;

const documentOf = <Kind extends string, Record extends z.ZodType>(kind: Kind, record: Record) =>
  z.strictObject({
    $schema: text,
    kind: z.literal(kind),
    version: text.describe('Of the package.'),
    record,
    types: z.array(typeSchema).describe('Types of Toolpad that the record names.'),
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
