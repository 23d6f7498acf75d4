import { z } from 'zod';
import type { SearchWords } from '../domain/search/SearchEngine';
import type { Problem } from './Problem';
import { readYaml } from './yamlLines';

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
  const schema = z.strictObject({ starters, synonyms: lists });
  const { value, problems } = readYaml(text, displayFile, schema, {
    why: 'The search would not use these words.',
    fix: 'Write `starters` by the folder of a product, and `synonyms` by phrase, each a list: `phrase: [another, a third]`.',
  });
  return { words: value ?? { starters: {}, synonyms: {} }, problems };
}
