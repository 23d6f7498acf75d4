import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { SearchWords } from '../domain/search/SearchData';
import type { Problem } from './Problem';

const tables =
  'Write `starters` by folder, and `synonyms` by phrase: `phrase: [another, a third]`.';

/** Reads a `search.yaml` strictly: what it does not understand is a problem with its line. */
export function readSearchWords(
  text: string,
  file: string,
  folders: readonly string[],
): { words: SearchWords; problems: Problem[] } {
  const words = { starters: {}, synonyms: {} } satisfies SearchWords;
  const problems: Problem[] = [];
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const report = (node: unknown, what: string, fix: string) =>
    problems.push({
      file,
      line: counter.linePos((node as Node | null)?.range?.[0] ?? 0).line,
      what,
      why: 'The search would not use it.',
      fix,
    });
  for (const { message, pos } of document.errors)
    report(
      { range: pos },
      `The words of the search are not valid YAML: ${message.split(/ at line |\n/)[0]}.`,
      'Check indentation, brackets and quotes before this position.',
    );
  if (document.errors.length > 0 || document.contents === null) return { words, problems };
  if (!isMap(document.contents))
    report(document.contents, 'The words of the search are not a table.', tables);
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    const name = String(key);
    if ((name !== 'starters' && name !== 'synonyms') || !isMap(value)) {
      report(key, `\`${name}\` is not a table of words.`, tables);
      continue;
    }
    for (const row of value.items) {
      const phrase = String(row.key);
      const list = isSeq(row.value) ? row.value.items : [];
      if (list.length === 0 || !list.every((item) => isScalar(item) && item.value !== null))
        report(
          row.key,
          `\`${phrase}\` has no list of words.`,
          'Write `phrase: [another, a third]`.',
        );
      else if (name === 'starters' && !folders.includes(phrase))
        report(
          row.key,
          `There is no product in the folder \`${phrase}\`.`,
          `Folders with a \`pages.json\`: ${folders.join(', ') || 'none'}.`,
        );
      else Object.assign(words[name], { [phrase]: list.map(String) });
    }
  }
  return { words, problems };
}
