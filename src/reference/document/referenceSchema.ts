import { z } from 'zod';

const text = z.string();
const address = z.string().startsWith('/').describe('Address of the page on this site.');
const prose = z.strictObject({
  text: text.describe('Markdown.'),
  quotedFrom: text
    .optional()
    .describe('The package these words are quoted from; without it they are ours.'),
});
const type = z.strictObject({
  text: text.describe('TypeScript.'),
  names: z.record(text, text).optional().describe('Names in the text -> keys of `types`.'),
});
const change = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('new') }),
    z.strictObject({
      kind: z.literal('changed'),
      from: z.record(text, text).describe('What differs -> its value in the baseline.'),
    }),
  ])
  .describe('Against the baseline.');
const definedAt = z.strictObject({
  package: text,
  version: text,
  file: text,
  line: z.int().positive(),
});
const described = z.strictObject({ name: text, description: text });

const row = z.strictObject({
  name: text,
  required: z.boolean(),
  type,
  default: text.optional().describe('TypeScript.'),
  description: prose.optional(),
  deprecated: prose.optional(),
  parameters: z.array(described).optional(),
  returns: text.optional(),
  values: z.array(z.strictObject({ value: text, description: text })).optional(),
  examples: z.array(text).optional(),
  change: change.optional(),
});

const signature = z.strictObject({
  text,
  typeParameters: z.array(type),
  parameters: z.array(row),
  returns: type,
  description: prose.optional(),
  returnsDescription: prose.optional(),
});

const documented = {
  name: text,
  page: address,
  purpose: prose.describe('One sentence.'),
  demos: z.array(z.strictObject({ title: text, page: address })),
  definedAt,
  source: text.describe('Path in the repository of Toolpad at the tag of the version.'),
  description: prose.optional(),
  change: change.optional(),
};
const imports = z.strictObject({ root: text, subpath: text });

const component = z.strictObject({
  ...documented,
  imports,
  propsType: text.optional(),
  props: z.array(row).describe('Its own.'),
  inherits: z
    .strictObject({ name: text, package: text, propsType: text, themeName: text })
    .optional(),
  inherited: z
    .array(z.strictObject({ owner: text, package: text, names: z.array(text) }))
    .describe('Names of props taken over, by who declares them.'),
  slots: z.array(row),
  classes: z.array(
    z.strictObject({
      className: text,
      rule: text,
      global: z.boolean(),
      description: prose.optional(),
      deprecated: prose.optional(),
      change: change.optional(),
    }),
  ),
  theme: z.strictObject({ name: text, props: z.array(text) }).optional(),
});

const hook = z.strictObject({
  ...documented,
  imports,
  signatures: z.array(signature),
  methods: z.array(
    z.strictObject({ name: text, signatures: z.array(signature), change: change.optional() }),
  ),
});

const typeRecord = z.strictObject({
  name: text,
  kind: z.enum(['interface', 'alias', 'class', 'other']),
  definedAt,
  exported: z.boolean(),
  declaration: type.optional(),
  description: prose.optional(),
  members: z.array(row).optional(),
  change: change.optional(),
});

const studioProperty = z.strictObject({
  name: text,
  type: z.enum(['string', 'number', 'boolean', 'array', 'object', 'element', 'template', 'event']),
  default: z.json().optional(),
  description: prose.optional(),
  enum: z.array(text).optional(),
  enumLabels: z.record(text, text).optional(),
  label: text.optional(),
  control: text.optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  schema: z.json().optional(),
  defaultValueProp: text.optional(),
  onChangeProp: text.optional(),
  category: text.optional(),
  visible: z.union([z.boolean(), z.strictObject({ computed: text })]).optional(),
  change: change.optional(),
});

const { demos: _, description: __, ...studioDocumented } = documented;
const studioComponent = z.strictObject({
  ...studioDocumented,
  properties: z.array(studioProperty),
  layoutDirection: text.optional(),
  defaultLayoutHeight: z.number().optional(),
  minimumLayoutHeight: z.number().optional(),
  loadingProp: text.optional(),
  loadingPropSource: z.array(text).optional(),
  errorProp: text.optional(),
  errorPropSource: z.array(text).optional(),
});

const studioFunction = z.strictObject({
  ...documented,
  import: text,
  deprecated: prose.optional(),
  signatures: z.array(signature),
});

/** The reference as a document for editors and agents. */
export const referenceSchema = z.strictObject({
  $schema: text,
  versions: z.record(text, text).describe('Of the packages that were read.'),
  baseline: text.describe('The version that `change` and `differences` compare with.'),
  notices: z
    .record(text, z.strictObject({ license: text, copyright: text }))
    .describe('Packages that texts are quoted from.'),
  components: z.array(component),
  hooks: z.array(hook),
  types: z.record(text, typeRecord),
  modules: z.record(
    text,
    z.array(
      z.strictObject({
        name: text,
        kind: z.enum(['component', 'hook', 'function', 'type', 'value']),
        page: address.optional(),
      }),
    ),
  ),
  studio: z.strictObject({
    components: z.array(studioComponent),
    functions: z.array(studioFunction),
    fileSchema: z.json().describe('A JSON Schema of the files of a Toolpad Studio project.'),
  }),
  differences: z.array(
    z.strictObject({
      kind: z.enum(['added', 'removed', 'changed']),
      of: text,
      name: text,
      parent: text.optional(),
      page: address.optional(),
      fields: z
        .array(z.strictObject({ field: text, from: text.optional(), to: text.optional() }))
        .optional(),
    }),
  ),
});

export type ReferenceDocument = z.infer<typeof referenceSchema>;

/** The JSON Schema (draft 2020-12) of the document. */
export function referenceJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(referenceSchema, { reused: 'ref' });
}
