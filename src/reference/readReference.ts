import { slug } from 'github-slugger';
import { groupBy } from '../domain/groupBy';
import type { ReferenceNames, ReferenceTexts } from '../domain/content/ReferenceTexts';
import type {
  CoreFacts,
  Difference,
  ImportSize,
  Json,
  Past,
  Reference,
  ReferenceRow,
  StudioFacts,
  VersionHistory,
} from './records';
import core from './data/core.json' with { type: 'json' };
import history from './data/history.json' with { type: 'json' };
import sizes from './data/sizes.json' with { type: 'json' };
import studio from './data/studio.json' with { type: 'json' };

export const coreFacts = core as unknown as CoreFacts;
export const studioFacts = studio as unknown as StudioFacts;
export const versionHistory = history as unknown as VersionHistory;
const importSizes: Readonly<Record<string, ImportSize>> = sizes;

/** What the content is to say of the facts. */
export function referenceNames(): ReferenceNames {
  const { components, hooks, types } = coreFacts;
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const owners = [
    ...components.map(({ name, props }) => ({ name, rows: props })),
    ...Object.values({ ...types, ...studioFacts.types }).map(({ name, members = [] }) => ({
      name,
      rows: members,
    })),
  ];
  const lackingText = (rows: readonly ReferenceRow[]) =>
    namesOf(rows.filter(({ description }) => !description));
  return {
    components: namesOf(components),
    hooks: namesOf(hooks),
    functions: namesOf(studioFacts.functions),
    studioComponents: namesOf(studioFacts.components),
    rows: Object.fromEntries(
      [...groupBy(owners, ({ name }) => name)].map(([name, group]) => [
        name,
        group.flatMap(({ rows }) => lackingText(rows)),
      ]),
    ),
    releases: Object.keys(versionHistory.released),
    examples: ['properties', 'definitions'].flatMap((key) =>
      Object.keys(studioSchema(studioFacts)[key] ?? {}),
    ),
  };
}

/** Of facts alone. */
export const noTexts: ReferenceTexts = {
  components: {},
  hooks: {},
  functions: {},
  studioComponents: {},
  rows: {},
  releases: {},
  examples: {},
};

/**
 * Every fact of the reference pages: what `npm run reference` read from the packages, with texts of the content.
 * A name takes the place of a missing summary, which the build reports.
 */
export function readReference(
  texts: ReferenceTexts = noTexts,
  { sources, components, hooks, types, modules }: CoreFacts = coreFacts,
  studio: StudioFacts = studioFacts,
  history: VersionHistory = versionHistory,
): Reference {
  const [latest] = history.changes;
  const pastOf = readPasts(history);
  const withPasts = <T extends { name: string }>(of: string, owner: string, rows: readonly T[]) =>
    rows.map((row) => ({ ...row, past: pastOf(of, row.name, owner) }));
  const described = [...sources, ...studio.sources];
  const schema = studioSchema(studio);
  return {
    versions: Object.fromEntries(described.map((source) => [source.package, source.version])),
    baseline: latest?.since ?? '',
    notices: Object.fromEntries(
      described.flatMap(({ package: name, notice }) => (notice ? [[name, notice]] : [])),
    ),
    components: components.map((component) => ({
      ...component,
      summary: { text: texts.components[component.name] ?? component.name },
      size: importSizes[component.name],
      props: withPasts('prop', component.name, component.props).map((row) =>
        withDescription(texts, component.name, row),
      ),
      slots: withPasts('slot', component.name, component.slots),
      classes: component.classes.map((row) => ({
        ...row,
        past: pastOf('class', row.className, component.name),
      })),
      past: pastOf('component', component.name),
    })),
    hooks: hooks.map((hook) => ({
      ...hook,
      summary: { text: texts.hooks[hook.name] ?? hook.name },
      size: importSizes[hook.name],
      past: pastOf('hook', hook.name),
      signatures: hook.signatures.map((signature) => ({
        ...signature,
        parameters: signature.parameters.map((row) => withDescription(texts, hook.name, row)),
      })),
    })),
    types: Object.fromEntries(
      Object.entries({ ...types, ...studio.types }).map(([key, type]) => [
        key,
        type.members
          ? {
              ...type,
              members: withPasts('member', type.exported ? type.name : '', type.members).map(
                (row) => withDescription(texts, type.name, row),
              ),
            }
          : type,
      ]),
    ),
    modules: { ...modules, ...studio.modules },
    studio: {
      components: studio.components.map((component) => ({
        ...component,
        summary: { text: texts.studioComponents[component.name] ?? component.name },
        properties: withPasts('property', component.name, component.properties),
      })),
      functions: studio.functions.map((one) => ({
        ...one,
        summary: { text: texts.functions[one.name] ?? one.name },
      })),
      fileSchema: {
        ...studio.fileSchema,
        files: schema['properties'] ?? {},
        definitions: schema['definitions'] ?? {},
        examples: texts.examples,
      },
    },
    differences: latest?.differences ?? [],
    releases: texts.releases,
  };
}

/** Anchor of an entry of the page that lists the changes of each version: what is added has one for each owner. */
export const changeAnchor = (version: string, { kind, of, parent, name }: Difference): string => {
  const words = ['in', version.replaceAll('.', '-'), kind, of, parent, kind === 'changed' && name];
  return slug(words.filter(Boolean).join(' '));
};

/** What the versions did to each thing that the last one has, from when it was last added. */
function readPasts({ changes }: VersionHistory) {
  const keyOf = (of: string, name: string, owner = '') => `${of} ${owner} ${name}`;
  const pasts = new Map<string, Past>();
  for (const { version, differences } of [...changes].reverse())
    for (const difference of differences) {
      const { kind, of, name, parent } = difference;
      const key = keyOf(of, name, parent);
      const event = { version, anchor: changeAnchor(version, difference) };
      if (kind === 'removed') pasts.delete(key);
      else pasts.set(key, [{ kind, ...event }, ...(pasts.get(key) ?? [])]);
    }
  return (...thing: Parameters<typeof keyOf>): Past => pasts.get(keyOf(...thing));
}

const studioSchema = ({ fileSchema }: StudioFacts) =>
  fileSchema.document as { [key: string]: { [key: string]: Json } };

/** Adds our description to a row whose package describes it nowhere. */
function withDescription({ rows }: ReferenceTexts, owner: string, row: ReferenceRow): ReferenceRow {
  const text = rows[owner]?.[row.name];
  return row.description || text === undefined ? row : { ...row, description: { text } };
}
