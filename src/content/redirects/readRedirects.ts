import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Problem } from '../Problem';
import type { RedirectTable, TableRow } from './resolveRedirects';

const isAddress = (text: string) => /^\/(?:[^/#]+\/)*(?:#\S+)?$/.test(text);

const example: Record<keyof RedirectTable, string> = {
  spellings: 'a list of pairs: `- [/a/, /b/]`',
  moved: 'old and new places: `/old/: /new/`',
  legacy: 'old and new addresses: `/old/: /new/`',
  folders: 'old and new folders: `/old/: /new/`',
};

/** Reads a `redirects.yaml` strictly: what it does not understand is a problem with its line. */
export function readRedirects(
  text: string,
  displayFile: string,
): { table: RedirectTable; problems: Problem[] } {
  const table: RedirectTable = { spellings: [], moved: [], legacy: [], folders: [] };
  const problems: Problem[] = [];
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineOf = (node: unknown) => counter.linePos((node as Node | null)?.range?.[0] ?? 0).line;
  const report = (line: number, what: string, fix: string) =>
    problems.push({
      file: displayFile,
      line,
      what,
      why: 'Readers with an old link would not reach the page.',
      fix,
    });

  for (const error of document.errors)
    report(
      error.linePos?.[0].line ?? 1,
      `The redirects are not valid YAML: ${error.message.split(/ at line |\n/)[0]}.`,
      'Check indentation, brackets and quotes before this position.',
    );
  if (document.errors.length > 0 || document.contents === null) return { table, problems };
  if (!isMap(document.contents)) {
    report(
      1,
      'The redirects are not a list of keys.',
      `Known keys: ${Object.keys(example).join(', ')}.`,
    );
    return { table, problems };
  }

  const addRow = (name: keyof RedirectTable, nodes: readonly unknown[]) => {
    const [from, to] = nodes.map((node) => (isScalar(node) ? String(node.value) : ''));
    const line = lineOf(nodes[0]);
    const wrong = [from, to].find(
      (address) =>
        address === undefined || !isAddress(address) || (name !== 'moved' && address.includes('#')),
    );
    if (wrong !== undefined || nodes.length !== 2)
      report(
        line,
        `\`${wrong || from}\` is not a valid path for this table.`,
        `Write paths without the base and with a slash at each end; anchors only under \`moved\`. It takes ${example[name]}.`,
      );
    else table[name].push({ from: from!, to: to!, line } satisfies TableRow);
  };

  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!Object.hasOwn(example, name))
      report(
        lineOf(key),
        `The table has the unknown key \`${name}\`.`,
        `Known keys: ${Object.keys(example).join(', ')}.`,
      );
    else if (name === 'spellings' && isSeq(value))
      for (const pair of value.items) addRow(name, isSeq(pair) ? pair.items : [pair]);
    else if (name !== 'spellings' && isMap(value))
      for (const item of value.items) addRow(name as keyof RedirectTable, [item.key, item.value]);
    else
      report(
        lineOf(key),
        `\`${name}\` has the wrong type.`,
        `It takes ${example[name as keyof RedirectTable]}.`,
      );
  }
  return { table, problems };
}
