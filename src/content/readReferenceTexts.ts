import { z } from 'zod';
import type { ReferenceNames, ReferenceTexts } from '../domain/content/ReferenceTexts';
import type { Problem } from './Problem';
import { readYaml } from './yamlLines';

/** Texts of the reference pages: a file of a content folder whose site has such pages. */
export const referenceTextsFile = 'reference.yaml';

const text = z.string().min(1);

/** An entry for each name, and no other. */
const entriesFor = <Value>(names: readonly string[], value: z.ZodType<Value>) =>
  z.record(z.string(), value).superRefine((own, { addIssue }) => {
    for (const name of names)
      if (!Object.hasOwn(own, name))
        addIssue({ code: 'custom', message: `\`${name}\` is missing` });
    for (const name of Object.keys(own))
      if (!names.includes(name))
        addIssue({
          code: 'custom',
          path: [name],
          message: 'the packages have nothing of this name',
        });
  });

/** Descriptions of rows that the packages do not describe. Rows may have none. */
const descriptionsOf = (rows: ReferenceNames['rows']) =>
  z.record(z.string(), z.record(z.string(), text)).superRefine((own, { addIssue }) => {
    for (const [owner, described] of Object.entries(own))
      for (const name of Object.keys(described))
        if (!rows[owner]?.includes(name))
          addIssue({
            code: 'custom',
            path: [owner, name],
            message: 'the packages have no such row, or describe it themselves',
          });
  });

/**
 * Reads the file strictly: what it lacks, and what is about nothing, are problems with their line.
 * @param names what the packages have
 */
export function readReferenceTexts(
  source: string,
  displayFile: string,
  names: ReferenceNames,
): { texts: ReferenceTexts | undefined; problems: Problem[] } {
  const example = z.strictObject({
    title: text,
    summary: text.optional(),
    yaml: text.transform((code) => code.trimEnd()),
  });
  const schema = z.strictObject({
    components: entriesFor(names.components, text),
    hooks: entriesFor(names.hooks, text),
    functions: entriesFor(names.functions, text),
    studioComponents: entriesFor(names.studioComponents, text),
    rows: descriptionsOf(names.rows),
    releases: entriesFor(names.releases, z.strictObject({ news: text, breaks: text.optional() })),
    examples: entriesFor(names.examples, example),
  });
  const { value, problems } = readYaml(source, displayFile, schema, {
    why: 'The reference pages show these texts where the packages have none.',
    fix: 'Read the code of the packages and write a sentence of Markdown there. `releases` have `news` and, optionally, `breaks`; `examples` have `title`, `yaml` and, optionally, `summary`.',
  });
  return { texts: value, problems };
}
