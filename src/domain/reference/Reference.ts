/** Text of a reference page. Without `quotedFrom` the words are ours. */
export interface Prose {
  /** Markdown. */
  text: string;
  /** The package it stands in, word for word: shown as a quotation, with the notice of that package (MIT). */
  quotedFrom?: string;
}

/** Where something is declared. */
export interface DefinedAt {
  package: string;
  version: string;
  /** Path within the published package. */
  file: string;
  /** 1-based. */
  line: number;
}

/** A type as TypeScript, with the names in it that have a record among `Reference.types`. */
export interface TypeText {
  text: string;
  /** Name as it stands in the text -> key of `Reference.types`. */
  names?: Record<string, string>;
}

/** What the documented version did to a row, compared with the baseline. */
export type Change =
  | { kind: 'new' }
  /** What of it differs; `from` holds the values of the baseline. */
  | { kind: 'changed'; from: Partial<Record<ChangedField, string>> };

/** `description` alone is no change of the API: it does not mark a row. */
export type ChangedField = 'type' | 'default' | 'required' | 'deprecated' | 'parameters' | 'values';

/** A prop, a slot, an option, a parameter, a member of a type. */
export interface ReferenceRow {
  name: string;
  required: boolean;
  type: TypeText;
  /** TypeScript; as a tag of the package's comment states it, or its prose (`Defaults to …`). */
  default?: string;
  description?: Prose;
  deprecated?: Prose;
  /** Of a callback. */
  parameters?: { name: string; description: string }[];
  /** Of a callback: as the comment says it. */
  returns?: string;
  /** What the values of a union mean. */
  values?: { value: string; description: string }[];
  examples?: string[];
  change?: Change;
}

/** Props that a component takes over from somewhere else, folded under it. */
export interface InheritedRows {
  /** Interface they are declared in, without `OwnProps`, `Props`: `Button`, `ButtonBase`, `DOMAttributes`. */
  owner: string;
  package: string;
  rows: ReferenceRow[];
}

export interface ClassRow {
  /** `.MuiButton-root`, without the dot. */
  className: string;
  /** Key of `classes` and of the theme's `styleOverrides`. */
  rule: string;
  /** The class belongs to a state of any component, such as `Mui-disabled`. */
  global: boolean;
  description?: Prose;
  deprecated?: Prose;
  change?: Change;
}

export interface ImportLines {
  root: string;
  /** Loads that folder of the package only. */
  subpath: string;
}

/** A page that shows the thing in use. */
export interface DemoPage {
  title: string;
  /** Below the site's base: `core/react-account`. */
  page: string;
}

interface Documented {
  name: string;
  /** Address below the site's base: `core/api/account`. */
  page: string;
  /** One sentence: what it is for. */
  purpose: Prose;
  demos: DemoPage[];
  definedAt: DefinedAt;
  /** Path of its source in the repository at the tag of the documented version. */
  source: string;
  change?: Change;
}

export interface CoreComponent extends Documented {
  imports: ImportLines;
  description?: Prose;
  /** Name of its props' type, if it takes any. */
  propsType?: string;
  props: ReferenceRow[];
  /** The component whose props it takes over. */
  inherits?: { name: string; package: string; propsType: string; themeName: string };
  inherited: InheritedRows[];
  slots: ReferenceRow[];
  classes: ClassRow[];
  /** Key of `theme.components` that it reads itself, and which of its props that sets. */
  theme?: { name: string; props: string[] };
}

/** One way to call a function. */
export interface Signature {
  /** As declared, without the name: `(msg: React.ReactNode, options?: AlertOptions): Promise<void>`. */
  text: string;
  /** `P extends undefined` */
  typeParameters: TypeText[];
  parameters: ReferenceRow[];
  returns: TypeText;
  description?: Prose;
  /** What the comment says of the result. */
  returnsDescription?: Prose;
}

export interface HookMethod {
  name: string;
  signatures: Signature[];
  change?: Change;
}

export interface CoreHook extends Documented {
  imports: ImportLines;
  description?: Prose;
  signatures: Signature[];
  /** Members of its result that are functions. */
  methods: HookMethod[];
}

/** A type that a page mentions. */
export interface TypeRecord {
  name: string;
  kind: 'interface' | 'alias' | 'class' | 'other';
  definedAt: DefinedAt;
  /** Can be imported from the package by this name. */
  exported: boolean;
  /** The rest only of types of Toolpad: the declaration without its comments. */
  declaration?: TypeText;
  description?: Prose;
  members?: ReferenceRow[];
  change?: Change;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A value that only running the package would give: its source. */
export interface ComputedValue {
  computed: string;
}

export type StudioValueType =
  'string' | 'number' | 'boolean' | 'array' | 'object' | 'element' | 'template' | 'event';

export interface StudioProperty {
  name: string;
  type: StudioValueType;
  default?: Json | ComputedValue;
  description?: Prose;
  enum?: string[];
  /** What the editor shows for a value of `enum`. */
  enumLabels?: Record<string, string>;
  /** What the editor shows instead of the name. */
  label?: string;
  /** Editor's control for it. */
  control?: string;
  minimum?: number;
  maximum?: number;
  /** JSON Schema of an array or object. */
  schema?: Json;
  /** The property that gives its first value. */
  defaultValueProp?: string;
  /** The property that is called when the value changes. */
  onChangeProp?: string;
  category?: string;
  /** `computed`: the editor shows it for some values of other properties only; its source says which. */
  visible?: boolean | ComputedValue;
  change?: Change;
}

export interface StudioComponent extends Omit<Documented, 'demos'> {
  properties: StudioProperty[];
  layoutDirection?: string;
  defaultLayoutHeight?: number;
  minimumLayoutHeight?: number;
  loadingProp?: string;
  loadingPropSource?: string[];
  errorProp?: string;
  errorPropSource?: string[];
}

export interface StudioFunction extends Documented {
  import: string;
  description?: Prose;
  deprecated?: Prose;
  signatures: Signature[];
}

export interface FileSchema {
  /** The whole as one JSON Schema, references within it. */
  document: Json;
  /** Kinds of files, by name: a JSON Schema each. */
  files: Record<string, Json>;
  definitions: Record<string, Json>;
  source: string;
  definedAt: DefinedAt;
}

/** One difference between the baseline and the documented version. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed';
  /** `prop`, `slot`, `class`, … */
  of: string;
  name: string;
  /** The thing it belongs to, if it is a part: `DashboardLayout`. */
  parent?: string;
  /** Where it is documented, if it still is. */
  page?: string;
  fields?: { field: string; from?: string; to?: string }[];
}

/** What can be imported from where, for imports in prose. */
export interface ModuleExport {
  name: string;
  kind: 'component' | 'hook' | 'function' | 'type' | 'value';
  /** Reference page that documents it, with its fragment if it is a part of that page. */
  page?: string;
}

/** Of a package that texts are quoted from. */
export interface Notice {
  license: string;
  copyright: string;
}

export interface Reference {
  /** Versions of the packages the facts were read from. */
  versions: Record<string, string>;
  baseline: string;
  /** Package -> under what it may be quoted. */
  notices: Record<string, Notice>;
  components: CoreComponent[];
  hooks: CoreHook[];
  types: Record<string, TypeRecord>;
  /** Module name, such as `@toolpad/core/Account` -> what it exports. */
  modules: Record<string, ModuleExport[]>;
  studio: { components: StudioComponent[]; functions: StudioFunction[]; fileSchema: FileSchema };
  differences: Difference[];
}
