import { z } from 'zod';
import type { Problem } from './Problem';
import { readYamlLines } from './yamlLines';

/** Whether products are maintained: a file of a content folder, which may have none. */
export const statusFile = 'status.yaml';

const status = z.strictObject({
  state: z.enum(['unmaintained', 'deprecated']),
  since: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, 'expected a day or a month, such as 2026-09'),
  text: z.string().min(1),
  links: z.record(z.string(), z.string()).default({}),
});

export type ProductStatus = z.infer<typeof status>;

/** By the name that pages call it. A product without one is maintained. */
export type ProductStatuses = Readonly<Record<string, ProductStatus>>;

/** Reads the file strictly: what it does not understand is a problem with its line. */
export function readStatuses(
  text: string,
  displayFile: string,
): { statuses: ProductStatuses; problems: Problem[] } {
  const { document, errors, lineOf } = readYamlLines(text);
  const problem = (line: number, what: string): Problem => ({
    file: displayFile,
    line,
    what,
    why: 'Readers would not learn whether the product is maintained.',
    fix: 'Each product has `state` (unmaintained or deprecated), `since` (a day or a month), `text` (one sentence) and `links` (titles and URLs, optional).',
  });
  if (errors.length > 0)
    return {
      statuses: {},
      problems: errors.map(({ line, message }) => problem(line, `Not valid YAML: ${message}.`)),
    };
  const parsed = z.record(z.string(), status).safeParse(document.toJS() ?? {});
  return {
    statuses: parsed.data ?? {},
    problems: (parsed.error?.issues ?? []).map(({ path, message }) =>
      problem(lineOf(path), `\`${path.join('.')}\`: ${message}.`),
    ),
  };
}
