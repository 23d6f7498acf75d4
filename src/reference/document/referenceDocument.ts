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
