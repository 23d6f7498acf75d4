import { z } from 'zod';
import type { ReferenceTexts } from '../domain/content/ReferenceTexts';
import { isRecord } from '../domain/isRecord';

export const text = z.string();

const prose = z.strictObject({
  text: text.describe('Markdown.'),
  quotedFrom: text
    .optional()
    .describe('The package these words are quoted from; without it they are ours.'),
});

/** What TypeScript's checker knows of a type. What has no kind of its own, such as a mapped type, is `code`. */
const shape = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('literal'),
    value: z.union([text, z.number(), z.boolean(), z.null()]),
  }),
  z.strictObject({
    kind: z.enum(['keyword', 'name', 'code']),
    text: text.describe('TypeScript.'),
    names: z.record(text, text).optional().describe('Names in the text -> keys of `types`.'),
    get of() {
      return z.array(shape).optional().describe('The types that a name is given.');
    },
  }),
  z.strictObject({
    kind: z.enum(['union', 'intersection', 'array']),
    get of() {
      return z.array(shape);
    },
  }),
  z.strictObject({
    kind: z.enum(['object', 'function']),
    get members() {
      return z.array(member).describe('Its keys, or its parameters.');
    },
    get returns() {
      return shape.optional();
    },
  }),
]);

const member = z.strictObject({
  name: text,
  required: z.boolean(),
  get type() {
    return shape;
  },
});

const type = z.strictObject({
  text: text.describe('TypeScript.'),
  names: z.record(text, text).optional().describe('Names in the text -> keys of `types`.'),
  shape,
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

const event = z.strictObject({
  kind: z.enum(['added', 'changed']),
  version: text,
  anchor: text.describe('Of its entry on the page `core/api/changes`.'),
});

const past = z.array(event).optional().describe('Newest first; absent where no version is known.');

/** Of published records. */
const place = {
  anchor: text.optional().describe('On the page that documents it.'),
  usedIn: z
    .array(z.strictObject({ title: text, page: text, line: z.int() }))
    .optional()
    .describe('Demos and pages whose code uses it, each with the first line that does.'),
};

const definedAt = z.strictObject({
  package: text,
  version: text,
  // Path within the published package.
  file: text,
  line: z.int().positive(),
});

/** A prop, a slot, an option, a parameter, a member of a type. */
const row = z.strictObject({
  name: text,
  required: z.boolean(),
  type,
  default: text.optional().describe('TypeScript: what the code does without it.'),
  defaultFrom: text
    .optional()
    .describe('The prop of a component around it that gives the default: `AppProvider.branding`.'),
  claimedDefault: text
    .optional()
    .describe('What the declaration says the default is, where the code has another or none.'),
  ignored: z.literal(true).optional().describe('No code of the package reads it.'),
  description: prose.optional(),
  deprecated: prose.optional(),
  // Of a callback, as is what it returns.
  parameters: z.array(z.strictObject({ name: text, description: text })).optional(),
  returns: text.optional(),
  // What the values of a union mean.
  values: z.array(z.strictObject({ value: text, description: text })).optional(),
  examples: z.array(text).optional(),
  change: change.optional(),
  past,
  ...place,
});

/** One way to call a function. */
const signature = z.strictObject({
  // As declared, without the name.
  text,
  // `P extends undefined`
  typeParameters: z.array(type),
  parameters: z.array(row),
  returns: type,
  description: prose.optional(),
  returnsDescription: prose.optional(),
});

/** What every documented thing has. */
const documented = {
  name: text,
  // Below the site's base: `core/api/account`.
  page: text,
  summary: prose.describe('One sentence.'),
  // Pages that show the thing in use.
  demos: z.array(z.strictObject({ title: text, page: text })),
  definedAt,
  source: text.describe('Path in the repository of the package at the tag of the version.'),
  description: prose.optional(),
  change: change.optional(),
  past,
};

// The subpath loads that folder of the package only.
const imports = z.strictObject({ root: text, subpath: text });

const bytes = z.strictObject({ minified: z.int(), gzip: z.int() });
const size = z
  .strictObject({
    own: bytes.describe('Of the package, and of packages that only it needs.'),
    react: bytes,
    emotion: bytes,
    materialUi: bytes,
    muiX: bytes,
    all: bytes.describe('As one file.'),
  })
  .optional()
  .describe('Bytes of a production bundle of the import alone, with what it uses of each part.');

export const componentSchema = z.strictObject({
  ...documented,
  imports,
  size,
  propsType: text.optional(),
  props: z.array(row).describe('Its own.'),
  inherits: z
    .strictObject({
      name: text,
      package: text,
      propsType: text,
      themeName: text,
      props: z
        .array(row)
        .describe('Those that it declares: the attributes of its element are not here.'),
    })
    .optional(),
  slots: z.array(row),
  classes: z.array(
    z.strictObject({
      // `MuiButton-root`
      className: text,
      // Key of `classes` and of the theme's `styleOverrides`.
      rule: text,
      // The class belongs to a state of any component, such as `Mui-disabled`.
      global: z.boolean(),
      description: prose.optional(),
      deprecated: prose.optional(),
      change: change.optional(),
      past,
    }),
  ),
  // Key of `theme.components` that it reads itself, and which of its props that sets.
  theme: z.strictObject({ name: text, props: z.array(text) }).optional(),
});

export const hookSchema = z.strictObject({
  ...documented,
  imports,
  size,
  signatures: z.array(signature),
  // Members of its result that are functions.
  methods: z.array(
    z.strictObject({
      name: text,
      signatures: z.array(signature),
      change: change.optional(),
      anchor: place.anchor,
    }),
  ),
});

export const typeSchema = z.strictObject({
  name: text,
  kind: z.enum(['interface', 'alias', 'class', 'other']),
  definedAt,
  // Can be imported from the package by this name.
  exported: z.boolean(),
  // The rest only of documented types.
  description: prose.optional(),
  typeParameters: z.array(type).optional(),
  extends: z.array(type).optional().describe('What an interface extends.'),
  members: z.array(row).optional(),
  declaration: type
    .optional()
    .describe(
      'Of one without members, or with members that have no name; of an alias, what it stands for.',
    ),
  change: change.optional(),
  anchor: place.anchor,
});

// A value that only running the package would give: its source.
const computed = z.strictObject({ computed: text });

export const studioPropertySchema = z.strictObject({
  name: text,
  type: z.enum(['string', 'number', 'boolean', 'array', 'object', 'element', 'template', 'event']),
  default: z.json().optional(),
  description: prose.optional(),
  enum: z.array(text).optional(),
  // What the editor shows for a value of `enum`, and instead of the name.
  enumLabels: z.record(text, text).optional(),
  label: text.optional(),
  // Editor's control for it.
  control: text.optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  // JSON Schema of an array or object.
  schema: z.json().optional(),
  // The property that gives its first value, and the one that is called when the value changes.
  defaultValueProp: text.optional(),
  onChangeProp: text.optional(),
  category: text.optional(),
  // `computed`: the editor shows it for some values of other properties only; its source says which.
  visible: z.union([z.boolean(), computed]).optional(),
  change: change.optional(),
  past,
});

const { demos: _demos, description: _description, ...studioDocumented } = documented;
export const studioComponentSchema = z.strictObject({
  ...studioDocumented,
  properties: z.array(studioPropertySchema),
  layoutDirection: text.optional(),
  defaultLayoutHeight: z.number().optional(),
  minimumLayoutHeight: z.number().optional(),
  loadingProp: text.optional(),
  loadingPropSource: z.array(text).optional(),
  errorProp: text.optional(),
  errorPropSource: z.array(text).optional(),
});

export const studioFunctionSchema = z.strictObject({
  ...documented,
  import: text,
  deprecated: prose.optional(),
  signatures: z.array(signature),
});

/** What can be imported from where, for imports in prose. */
export const exportSchema = z.strictObject({
  name: text,
  kind: z.enum(['component', 'hook', 'function', 'type', 'value']),
  // The page that documents it, with its fragment if it is a part of that page.
  page: text.optional(),
  // Its name in this module is, whatever else it has.
  deprecated: prose.optional(),
});

/** One difference between the baseline and the documented version. */
export const differenceSchema = z.strictObject({
  kind: z.enum(['added', 'removed', 'changed']),
  // `prop`, `slot`, `class`, …
  of: text,
  name: text,
  // The thing it belongs to, if it is a part: `DashboardLayout`.
  parent: text.optional(),
  // Where it is documented, if it still is.
  page: text.optional(),
  fields: z
    .array(z.strictObject({ field: text, from: text.optional(), to: text.optional() }))
    .optional(),
});

export const noticeSchema = z.strictObject({ license: text, copyright: text });

export type Prose = z.infer<typeof prose>;
export type TypeShape = z.infer<typeof shape>;
export type ShapeMember = z.infer<typeof member>;
export type TypeText = z.infer<typeof type>;
export type Change = z.infer<typeof change>;
export type Past = z.infer<typeof past>;
export type DefinedAt = z.infer<typeof definedAt>;
export type ReferenceRow = z.infer<typeof row>;
export type Signature = z.infer<typeof signature>;
export type ImportSize = NonNullable<z.infer<typeof size>>;
export type CoreComponent = z.infer<typeof componentSchema>;
export type ClassRow = CoreComponent['classes'][number];
export type DemoPage = CoreComponent['demos'][number];
export type CoreHook = z.infer<typeof hookSchema>;
export type HookMethod = CoreHook['methods'][number];
export type TypeRecord = z.infer<typeof typeSchema>;
export type StudioProperty = z.infer<typeof studioPropertySchema>;
export type StudioComponent = z.infer<typeof studioComponentSchema>;
export type StudioFunction = z.infer<typeof studioFunctionSchema>;
export type ModuleExport = z.infer<typeof exportSchema>;
export type Difference = z.infer<typeof differenceSchema>;
export type Notice = z.infer<typeof noticeSchema>;
export type ComputedValue = z.infer<typeof computed>;
export type Json = z.infer<ReturnType<typeof z.json>>;

export interface FileSchema {
  /** All of it as one JSON Schema with internal references. */
  document: Json;
  /** Kinds of files, by name: a JSON Schema each. */
  files: Record<string, Json>;
  definitions: Record<string, Json>;
  examples: ReferenceTexts['examples'];
  source: string;
  definedAt: DefinedAt;
}

/** A published package that facts were read from. */
export interface Source {
  package: string;
  version: string;
  /** Of its tarball, as a lockfile states it. */
  integrity: string;
  /** Under what it is quoted, if it is. */
  notice?: Notice;
}

/** `data/core.json`. Texts of ours are added when it is read. */
export interface CoreFacts {
  sources: Source[];
  components: Omit<CoreComponent, 'summary'>[];
  hooks: Omit<CoreHook, 'summary'>[];
  types: Record<string, TypeRecord>;
  modules: Record<string, ModuleExport[]>;
}

/** `data/studio.json` */
export interface StudioFacts {
  sources: Source[];
  components: Omit<StudioComponent, 'summary'>[];
  functions: Omit<StudioFunction, 'summary'>[];
  fileSchema: Omit<FileSchema, 'files' | 'definitions' | 'examples'>;
  types: Record<string, TypeRecord>;
  modules: Record<string, ModuleExport[]>;
}

/** What one version of the packages changed. */
export interface VersionChanges {
  version: string;
  /** The version that it is compared with. */
  since: string;
  differences: Difference[];
}

/** `data/history.json` */
export interface VersionHistory {
  sources: Source[];
  /** Version -> ISO day of its release, newest first. */
  released: Record<string, string>;
  /** Newest first; only the first of them, that of the documented version, concerns Studio, too. */
  changes: VersionChanges[];
}

/** Every fact of the reference pages. */
export interface Reference {
  /** Versions of the packages the facts were read from. */
  versions: Record<string, string>;
  baseline: string;
  /** Package -> under what it may be quoted. */
  notices: Record<string, Notice>;
  components: CoreComponent[];
  hooks: CoreHook[];
  types: Record<string, TypeRecord>;
  /** Module name, such as `@scope/name/Account` -> what it exports. */
  modules: Record<string, ModuleExport[]>;
  studio: { components: StudioComponent[]; functions: StudioFunction[]; fileSchema: FileSchema };
  differences: Difference[];
  releases: ReferenceTexts['releases'];
}

export const isComputed = (value: unknown): value is ComputedValue =>
  isRecord(value) && typeof value['computed'] === 'string' && Object.keys(value).length === 1;
