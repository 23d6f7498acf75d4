import type {
  Change,
  Difference,
  Notice,
  Prose,
  Reference,
  ReferenceRow,
  TypeRecord,
} from './records';
import type { Extracted } from './extract';
import { changeOf, compareVersions } from './diff/compareVersions';
import { ReferenceFailure, type MissingFact } from './MissingFact';
import { componentSummaries, functionSummaries, hookSummaries, studioSummaries } from './summaries';
import { rowDescriptions } from './rowDescriptions';

/** Sources of the facts. */
export interface Provenance {
  versions: Record<string, string>;
  baselineVersion: string;
  notices: Record<string, Notice>;
  /** Defaults that no comment states, by `Owner.row`. */
  defaults: Record<string, string>;
}

/**
 * Records of the documented version, with our own sentences, and marks on what is new or changed since the baseline.
 * @throws {ReferenceFailure} when a sentence of ours is missing
 */
export function assemble(
  documented: Extracted,
  baseline: Extracted,
  { versions, baselineVersion, notices, defaults }: Provenance,
): Reference {
  const missing: MissingFact[] = [];
  const summaryFor = (table: Record<string, string>, described: Described) =>
    writtenSummary(table, described, missing);
  const differences = compareVersions(baseline, documented);
  const change = (of: string, name: string, parent?: string) =>
    changeOf(differences, of, name, parent);
  const marked = <T extends { name: string }>(of: string, parent: string, rows: readonly T[]) =>
    rows.map((row) => ({ ...row, change: change(of, row.name, parent) }));
  const complete = (owner: string, row: ReferenceRow) => completed(owner, row, defaults);
  const { components, hooks, studio } = documented;
  const reference: Reference = {
    versions,
    baseline: baselineVersion,
    notices,
    components: components.map((component) => ({
      ...component,
      summary: summaryFor(componentSummaries, component),
      props: marked(
        'prop',
        component.name,
        component.props.map((row) => complete(component.name, row)),
      ),
      slots: marked('slot', component.name, component.slots),
      classes: component.classes.map((row) => ({
        ...row,
        change: change('class', row.className, component.name),
      })),
      change: change('component', component.name),
    })),
    hooks: hooks.map((hook) => ({
      ...hook,
      summary: summaryFor(hookSummaries, hook),
      signatures: hook.signatures.map((signature) => ({
        ...signature,
        parameters: signature.parameters.map((row) => complete(hook.name, row)),
      })),
      methods: marked('method', hook.name, hook.methods),
      change: change('hook', hook.name),
    })),
    types: Object.fromEntries(
      Object.entries(documented.types).map(([key, type]) => [
        key,
        markedType(
          { ...type, members: type.members?.map((row) => complete(type.name, row)) },
          differences,
          change,
        ),
      ]),
    ),
    modules: documented.modules,
    studio: {
      components: studio.components.map((component) => ({
        ...component,
        summary: summaryFor(studioSummaries, component),
        properties: marked('property', component.name, component.properties),
        change: change('Studio component', component.name),
      })),
      functions: studio.functions.map((one) => ({
        ...one,
        summary: summaryFor(functionSummaries, one),
        change: change('Studio function', one.name),
      })),
      fileSchema: studio.fileSchema,
    },
    differences,
  };
  if (missing.length > 0) throw new ReferenceFailure(missing);
  return reference;
}

interface Described {
  name: string;
  page: string;
}

/** Our own sentence; without one, a fact is missing. */
function writtenSummary(
  table: Record<string, string>,
  { name, page }: Described,
  missing: MissingFact[],
): Prose {
  const text = table[name];
  if (!text)
    missing.push({
      page,
      fact: 'the summary',
      file: 'src/reference/summaries.ts',
      why: `there is no description of ${name} yet.`,
      fix: 'Read its code and write one sentence there.',
    });
  return { text: text ?? '' };
}

/** Adds our description to a row without one and, to an optional row, the default that its code sets. */
function completed(
  owner: string,
  row: ReferenceRow,
  defaults: Readonly<Record<string, string>>,
): ReferenceRow {
  const key = `${owner}.${row.name}`;
  const [text, value] = [rowDescriptions[key], defaults[key]];
  return {
    ...row,
    description: row.description ?? (text === undefined ? undefined : { text }),
    default: row.default ?? (row.required ? undefined : value),
  };
}

function markedType(
  type: TypeRecord,
  differences: readonly Difference[],
  change: (of: string, name: string, parent?: string) => Change | undefined,
): TypeRecord {
  if (!type.exported) return type;
  const added = differences.find(
    ({ kind, of, name }) => kind === 'added' && of === 'export' && name === type.name,
  );
  return {
    ...type,
    members: type.members?.map((row) => ({
      ...row,
      change: change('member', row.name, type.name),
    })),
    change: added ? { kind: 'new' } : change('type', type.name, type.name),
  };
}
