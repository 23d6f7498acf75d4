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
} from '../records';

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
    fileSchema: z.json().describe('A JSON Schema of the files of a Toolpad Studio project.'),
  }),
  differences: z.array(differenceSchema.extend({ page: page.optional() })),
});

export type ReferenceDocument = z.infer<typeof referenceSchema>;

/** The JSON Schema (draft 2020-12) of the document. */
export function referenceJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(referenceSchema, { reused: 'ref' });
}
