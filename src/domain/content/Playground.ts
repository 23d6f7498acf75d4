import { isRecord } from '../isRecord';

/** A value that a control sets; null leaves the prop out. */
export type PlaygroundValue = string | number | boolean | null;

type Control =
  | { kind: 'boolean' }
  | { kind: 'text' }
  | { kind: 'number'; min?: number; max?: number }
  /** Literals of a union. */
  | { kind: 'union'; values: readonly string[] }
  /** Names that the file of the demo exports: components for slots, objects, functions. */
  | { kind: 'part'; values: readonly string[] };

/** A prop, an option of a call or, with dots, a member of one: `slots.sidebarFooter`. */
export interface PlaygroundRow {
  name: string;
  /** Plain text, of the reference. */
  description?: string;
  control: Control;
  /** Of the reference, where it is a literal: the code leaves the prop out. */
  default: PlaygroundValue;
  start: PlaygroundValue;
  /** A call does not compile without it. */
  required?: true;
  /** The component reads it when it mounts. */
  initial?: true;
  /** The methods of a hook that have this option; without it, all. */
  methods?: readonly string[];
}

/** What a page offers to try of a component or a hook. */
export interface Playground {
  /** Of its demo. */
  name: string;
  /** The component or hook. */
  of: string;
  /** URL of the document that runs the demo. */
  frame: string;
  /** Of the frame, in pixels. */
  height: number;
  rows: readonly PlaygroundRow[];
  code: PlaygroundCode;
}

/** An element that gets the props of a playground, where its tag stands. */
export interface ElementHole {
  kind: 'element';
  indent: number;
  name: string;
  /** Those that it always has: name and source. */
  attributes: readonly (readonly [name: string, source: string])[];
  /** The end of its tag. */
  end: '>' | '/>';
}

/** A call that gets the options of a playground. */
export interface CallHole {
  kind: 'call';
  indent: number;
  /** Its line up to the parenthesis; `[props.method]` stands for the method. */
  before: string;
  /** Names of the settings that it is called with. */
  args: readonly string[];
  /** The rest of its line. */
  after: string;
}

export type CodeHole = ElementHole | CallHole;

/** Lines of the file of a demo, or where values go. */
export type CodePiece =
  | CodeHole
  | {
      kind: 'lines';
      /** Highlighted inner HTML of `<code>`. */
      html: string;
      /** The exports that need these lines; without it, the lines are always there. */
      parts?: readonly string[];
    };

/** The file of the demo in both languages. */
export type PlaygroundCode = Readonly<Record<'TS' | 'JS', readonly CodePiece[]>>;

export type PlaygroundValues = Readonly<Record<string, PlaygroundValue>>;

/** The row whose value is the name of the method that is called. */
export const methodRow = 'method';

/** Attribute of the `<iframe>` of a playground: `FrameSettings` as JSON. */
export const settingsAttribute = 'data-settings';

/** A prop that differs from its default: its path, its value, and whether this is the name of an export. */
export type Setting = readonly [path: string, value: PlaygroundValue, isPart: boolean];

export interface FrameSettings {
  /** The demo mounts again when it changes. */
  key: string;
  set: readonly Setting[];
}

/** The settings of a frame from its attribute; none where they are not what a playground writes. */
export function parseSettings(text: string | null | undefined): FrameSettings {
  try {
    const { key, set } = JSON.parse(text ?? '') as Partial<FrameSettings>;
    const isValid = ([path, value, isPart]: Setting) =>
      typeof path === 'string' && !isRecord(value) && typeof isPart === 'boolean';
    return { key: String(key), set: set!.filter(isValid) };
  } catch {
    return { key: '', set: [] };
  }
}

export const startValues = ({ rows }: Playground): PlaygroundValues =>
  Object.fromEntries(rows.map(({ name, start }) => [name, start]));

/** Whether the method that is called has the option. */
export const isOffered = ({ methods }: PlaygroundRow, values: PlaygroundValues): boolean =>
  !methods || methods.includes(String(values[methodRow]));

/** What the demo gets: all that differs from the defaults, and what a call needs. */
export const settingsOf = ({ rows }: Playground, values: PlaygroundValues): Setting[] =>
  rows
    .filter((row) => {
      const value = values[row.name] ?? null;
      return value !== null && isOffered(row, values) && (row.required || value !== row.default);
    })
    .map(({ name, control }) => [name, values[name]!, control.kind === 'part']);

export const frameSettings = (playground: Playground, values: PlaygroundValues): FrameSettings => ({
  key: JSON.stringify(playground.rows.filter((row) => row.initial).map(({ name }) => values[name])),
  set: settingsOf(playground, values),
});

/** Text of a number field or of a URL as a number; undefined where it is none that the row allows. */
export function readNumber({ control }: PlaygroundRow, text: string): number | undefined {
  if (control.kind !== 'number' || text.trim() === '') return undefined;
  const { min = -Infinity, max = Infinity } = control;
  const value = Number(text);
  return Number.isFinite(value) && value >= min && value <= max ? value : undefined;
}

/** The value that a URL has for a row; an empty text leaves the prop out. Undefined where it is invalid. */
function readValue(row: PlaygroundRow, text: string): PlaygroundValue | undefined {
  const { control } = row;
  if (text === '') return row.required ? undefined : null;
  switch (control.kind) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'number':
      return readNumber(row, text);
    case 'text':
      return text;
    default:
      return control.values.includes(text) ? text : undefined;
  }
}

/** The values in the parameters of a URL, each `name:value`. Unknown names are ignored, invalid values listed. */
export function readState(
  playground: Playground,
  entries: readonly string[],
): { values: PlaygroundValues; invalid: { name: string; text: string }[] } {
  const invalid: { name: string; text: string }[] = [];
  const read = entries.flatMap((entry) => {
    const [name = ''] = entry.split(':');
    const text = entry.slice(name.length + 1);
    const row = playground.rows.find((one) => one.name === name);
    if (!row) return [];
    const value = readValue(row, text);
    if (value === undefined) invalid.push({ name, text });
    return value === undefined ? [] : [[name, value] as const];
  });
  return { values: { ...startValues(playground), ...Object.fromEntries(read) }, invalid };
}

/** The parameters of a URL for values that differ from those at the start. */
export const writeState = ({ rows }: Playground, values: PlaygroundValues): string[] =>
  rows
    .filter(({ name, start }) => values[name] !== start)
    .map(({ name }) => `${name}:${values[name] ?? ''}`);
