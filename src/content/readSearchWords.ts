import { z } from 'zod';
import type { SearchWords } from '../domain/search/SearchData';
import type { Problem } from './Problem';
import { readYamlLines } from './yamlLines';

/** Words of the search: a file of a content folder, which may have none. */
export const searchWordsFile = 'search.yaml';

const lists = z.record(z.string(), z.array(z.string()).min(1)).default({});

/**
 * Reads the file strictly: what it does not understand is a problem with its line.
 * @param folders of the products
 */
export function readSearchWords(
  text: string,
  displayFile: string,
  folders: readonly string[],
): { words: SearchWords; problems: Problem[] } {
  const starters = lists.superRefine((own, { addIssue }) => {
    for (const folder of Object.keys(own))
      if (!folders.includes(folder))
        addIssue({ code: 'custom', path: [folder], message: 'no product has this folder' });
  });
  const { document, errors, lineOf } = readYamlLines(text);
  const problem = (line: number, what: string): Problem => ({
    file: displayFile,
    line,
    what,
    why: 'The search would not use these words.',
    fix: 'Write `starters` by the folder of a product, and `synonyms` by phrase, each a list: `phrase: [another, a third]`.',
  });
  const parsed = z
    .strictObject({ starters, synonyms: lists })
    .safeParse(errors.length > 0 ? {} : (document.toJS() ?? {}));
  return {
    words: parsed.data ?? { starters: {}, synonyms: {} },
    problems: [
      ...errors.map(({ line, message }) => problem(line, `Not valid YAML: ${message}.`)),
      ...(parsed.error?.issues ?? []).map(({ path, message }) =>
        problem(lineOf(path), `\`${path.join('.')}\`: ${message}.`),
      ),
    ],
  };
}
