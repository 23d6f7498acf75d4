import type {
  CoreFacts,
  Json,
  Prose,
  Reference,
  ReferenceRow,
  StudioFacts,
  VersionHistory,
} from './records';
import core from './data/core.json' with { type: 'json' };
import history from './data/history.json' with { type: 'json' };
import studio from './data/studio.json' with { type: 'json' };
import { rowDescriptions } from './rowDescriptions';
import { componentSummaries, functionSummaries, hookSummaries, studioSummaries } from './summaries';

export const coreFacts = core as unknown as CoreFacts;
export const studioFacts = studio as unknown as StudioFacts;
export const versionHistory = history as unknown as VersionHistory;

/**
 * Every fact of the reference pages: what `npm run reference` read from the packages, with sentences of ours.
 * @throws {Error} when a sentence is missing
 */
export function readReference(
  { sources, components, hooks, types, modules }: CoreFacts = coreFacts,
  studio: StudioFacts = studioFacts,
  { changes: [latest] }: VersionHistory = versionHistory,
): Reference {
  const described = [...sources, ...studio.sources];
  const schema = studio.fileSchema.document as { [key: string]: { [key: string]: Json } };
  return {
    versions: Object.fromEntries(described.map((source) => [source.package, source.version])),
    baseline: latest?.since ?? '',
    notices: Object.fromEntries(
      described.flatMap(({ package: name, notice }) => (notice ? [[name, notice]] : [])),
    ),
    components: components.map((component) => ({
      ...component,
      summary: summaryIn(componentSummaries, component.name),
      props: component.props.map((row) => withDescription(component.name, row)),
    })),
    hooks: hooks.map((hook) => ({
      ...hook,
      summary: summaryIn(hookSummaries, hook.name),
      signatures: hook.signatures.map((signature) => ({
        ...signature,
        parameters: signature.parameters.map((row) => withDescription(hook.name, row)),
      })),
    })),
    types: Object.fromEntries(
      Object.entries({ ...types, ...studio.types }).map(([key, type]) => [
        key,
        type.members
          ? { ...type, members: type.members.map((row) => withDescription(type.name, row)) }
          : type,
      ]),
    ),
    modules: { ...modules, ...studio.modules },
    studio: {
      components: studio.components.map((component) => ({
        ...component,
        summary: summaryIn(studioSummaries, component.name),
      })),
      functions: studio.functions.map((one) => ({
        ...one,
        summary: summaryIn(functionSummaries, one.name),
      })),
      fileSchema: {
        ...studio.fileSchema,
        files: schema['properties'] ?? {},
        definitions: schema['definitions'] ?? {},
      },
    },
    differences: latest?.differences ?? [],
  };
}

function summaryIn(table: Readonly<Record<string, string>>, name: string): Prose {
  const text = table[name];
  if (text === undefined)
    throw new Error(
      `src/reference/summaries.ts: there is no description of ${name} yet, and its page begins with it. Read its code and write one sentence there.`,
    );
  return { text };
}

/** Adds our description to a row whose package describes it nowhere. */
function withDescription(owner: string, row: ReferenceRow): ReferenceRow {
  const text = rowDescriptions[`${owner}.${row.name}`];
  return row.description || text === undefined ? row : { ...row, description: { text } };
}
