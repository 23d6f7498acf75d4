import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { DemoRecord } from '../../../content/compileDemo';
import { didYouMean } from '../../../content/nearest';
import type { PageMeta } from '../../../content/PageRecord';
import type { Problem, ProblemText } from '../../../content/Problem';
import { readYaml } from '../../../content/yamlLines';
import {
  methodRow,
  type Playground,
  type PlaygroundRow,
  type PlaygroundValue,
} from '../../../domain/content/Playground';
import { strings } from '../../../domain/strings/strings';
import type { CoreComponent, CoreHook, Reference, ReferenceRow } from '../../../reference/records';
import { partsOf, rowsOf, stringsOf } from '../../../reference/typeShapes';
import { frameAddress } from '../../../domain/content/demoFrame';
import { hashOf } from '../engine/hash';
import { plainSentence } from '../../../domain/strings/sentences';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

const names = z.union([z.string(), z.array(z.string()).min(1)]);

const schema = z.strictObject({
  of: z.string(),
  height: z.int().positive(),
  props: z.record(
    z.string(),
    z
      .strictObject({
        start: scalar.optional(),
        parts: names.optional(),
        values: z.array(z.string()).optional(),
        initial: z.literal(true).optional(),
        min: z.number().optional(),
        max: z.number().optional(),
      })
      .nullable(),
  ),
});

type Row = NonNullable<z.infer<typeof schema>['props'][string]>;

const remedy = {
  why: 'The playground cannot be shown.',
  fix: 'Write `of`, `height` and `props`, as in the playgrounds of other demos.',
};

/** What can be set: the row of the reference, and for a hook the methods that have it. */
interface Found {
  row: ReferenceRow;
  methods?: string[];
}

type Types = Reference['types'];

/** The row at a path through the members of types. */
function rowAt(
  rows: readonly ReferenceRow[],
  [name, ...rest]: readonly string[],
  types: Types,
): ReferenceRow | undefined {
  const row = rows.find((one) => one.name === name);
  return row && rest.length > 0 ? rowAt(rowsOf(partsOf(row.type.shape, types)), rest, types) : row;
}

function findIn(types: Types, of: CoreComponent | CoreHook, name: string): Found | undefined {
  const path = name.split('.');
  if ('props' in of) {
    const row = rowAt(of.props, path, types);
    return row && { row };
  }
  const found = of.methods.flatMap((method) => {
    const row = rowAt(method.signatures[0]!.parameters, path, types);
    return row ? [{ method: method.name, row }] : [];
  });
  if (!found[0]) return undefined;
  const [{ row }] = found;
  const isSame = found.every((one) => one.row.default === row.default);
  return {
    row: { ...row, default: isSame ? row.default : undefined },
    methods: found.map(({ method }) => method),
  };
}

/** A default as the value of a control; null where it is not a literal. */
function literal(text: string | undefined): PlaygroundValue {
  if (text === undefined) return null;
  if (/^'[^']*'$/.test(text)) return text.slice(1, -1);
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}

function controlOf(
  types: Types,
  { type }: ReferenceRow,
  { parts: exports, min, max }: Row,
): PlaygroundRow['control'] | undefined {
  if (exports !== undefined) return { kind: 'part', values: [exports].flat() };
  const parts = partsOf(type.shape, types);
  const values = stringsOf(parts);
  if (values.length > 0 && values.length === parts.length) return { kind: 'union', values };
  const names = parts.map(({ shape }) => 'text' in shape && shape.text);
  if (names.includes('boolean')) return { kind: 'boolean' };
  if (names.includes('number')) return { kind: 'number', min, max };
  return names.some((name) => name === 'string' || name === 'React.ReactNode')
    ? { kind: 'text' }
    : undefined;
}

export interface PlaygroundSource {
  /** YAML. */
  text: string;
  /** The file as problems name it. */
  file: string;
  /** Of the demo. */
  name: string;
  demo: DemoRecord | undefined;
  base: string;
}

/**
 * What a playground offers, from its table and the reference.
 * @param reference undefined on a site without one
 */
export function readPlayground(
  { text, file, name, demo, base }: PlaygroundSource,
  reference: Reference | undefined,
): { playground: Playground | undefined; problems: Problem[] } {
  const { value, problems, lineOf } = readYaml(text, file, schema, remedy);
  const report = (at: readonly string[], problem: ProblemText) =>
    problems.push({ file, line: lineOf(at), ...problem });
  const template = demo?.playground;
  if (!value) return { playground: undefined, problems };
  if (!template) {
    report([], {
      what: `There is no demo ${name} whose default export takes \`props\`.`,
      why: 'The playground has nothing to set.',
      fix: `Write ${name}.tsx next to this file, with \`export default function ${name}(props: object)\`.`,
    });
    return { playground: undefined, problems };
  }
  const { components = [], hooks = [], types = {} } = reference ?? {};
  const of = [...components, ...hooks].find((one) => one.name === value.of);
  if (!of) {
    report(['of'], {
      what: `The reference has no component or hook ${value.of}.`,
      why: 'Types, defaults and descriptions come from there.',
      fix: `Correct the name.${didYouMean(
        value.of,
        [...components, ...hooks].map((one) => one.name),
      )}`,
    });
    return { playground: undefined, problems };
  }
  const allMethods = 'methods' in of ? of.methods.map((method) => method.name) : [];
  const called = value.props[methodRow]?.values ?? allMethods;
  const readRow = ([prop, given]: [string, Row | null]): PlaygroundRow[] => {
    const own = given ?? {};
    const at = ['props', prop];
    if ('methods' in of && prop === methodRow)
      return called.every((method) => allMethods.includes(method))
        ? [methodOf(called)]
        : (report(at, unknown(`${value.of} has no such method`, called.join(', '), allMethods)),
          []);
    const found = findIn(types, of, prop);
    if (!found) {
      const known = 'props' in of ? of.props.map((row) => row.name) : [];
      report(at, unknown(`The reference of ${value.of} has no \`${prop}\``, prop, known));
      return [];
    }
    const control = controlOf(types, found.row, own);
    if (!control) {
      report(at, {
        what: `No control sets \`${prop}\`, which is ${found.row.type.text}.`,
        why: 'Readers could not set it.',
        fix: 'Name exports of the demo to choose from: `{ parts: [one, another] }`.',
      });
      return [];
    }
    const missing =
      control.kind === 'part'
        ? control.values.find((one) => !template.parts.includes(one))
        : undefined;
    if (missing !== undefined)
      report(at, unknown(`${name}.tsx does not export \`${missing}\``, missing, template.parts));
    const methods = found.methods?.filter((method) => called.includes(method));
    const byDefault = literal(found.row.default);
    const { description } = found.row;
    return [
      {
        name: prop,
        ...(description && { description: plainSentence(description.text) }),
        control,
        default: control.kind === 'part' ? null : byDefault,
        start: own.start ?? (control.kind === 'part' ? null : byDefault),
        ...('methods' in of && found.row.required && { required: true }),
        ...(own.initial && { initial: true }),
        ...(value.props[methodRow] && methods && methods.length < called.length && { methods }),
      },
    ];
  };
  const playground: Playground = {
    name,
    of: value.of,
    frame: frameAddress(base, name),
    height: value.height,
    rows: Object.entries(value.props).flatMap(readRow),
    code: template.code,
  };
  return { playground: problems.length > 0 ? undefined : playground, problems };
}

const methodOf = (values: readonly string[]): PlaygroundRow => ({
  name: methodRow,
  description: strings['playground.method'],
  control: { kind: 'union', values },
  default: null,
  start: values[0]!,
  required: true,
});

const unknown = (what: string, name: string, known: readonly string[]): ProblemText => ({
  what: `${what}.`,
  why: 'The control would set nothing.',
  fix: `Correct or remove the row.${didYouMean(name, known)}`,
});

/** A playground as a file that pages load. */
export interface PlaygroundFile {
  /** The component or hook. */
  of: string;
  address: string;
  text: string;
}

interface Site {
  contentDir: string;
  base: string;
  /** Tables, relative to the content folder. */
  playgrounds: readonly string[];
  demos: ReadonlyMap<string, DemoRecord>;
  pages: readonly PageMeta[];
  display: (file: string) => string;
}

/** The playgrounds of a site by name, and what is wrong with them or with pages that show them. */
export function readPlaygrounds(
  { contentDir, base, playgrounds, demos, pages, display }: Site,
  reference: Reference | undefined,
): { files: Map<string, PlaygroundFile>; problems: Problem[] } {
  const files = new Map<string, PlaygroundFile>();
  const problems: Problem[] = [];
  for (const source of playgrounds) {
    const { name } = path.posix.parse(source);
    const text = readFileSync(path.join(contentDir, source), 'utf8');
    const read = readPlayground(
      { text, file: display(source), name, demo: demos.get(name), base },
      reference,
    );
    problems.push(...read.problems);
    const json = JSON.stringify(read.playground ?? {});
    const address = `${base}assets/${name}.${hashOf(json)}.json`;
    files.set(name, { of: read.playground?.of ?? '', address, text: json });
  }
  for (const { file, playgrounds: shown = [] } of pages)
    shown.forEach(({ name, line }, index) => {
      const report = (problem: ProblemText) =>
        problems.push({ file: display(file), line, ...problem });
      if (index > 0)
        report({
          what: 'The page has a second playground.',
          why: 'The URL of a page holds the state of one.',
          fix: 'Remove one of them.',
        });
      if (!files.has(name))
        report({
          what: `There is no playground ${name}.`,
          why: 'There is nothing to show here.',
          fix: `Write demos/${name}.yaml next to the page.${didYouMean(name, files.keys())}`,
        });
    });
  return { files, problems };
}
