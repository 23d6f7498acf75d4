import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import { z } from 'zod';
import type { NameInLine } from '../code-check/checkFiles';
import { isHiddenLine, type Fence } from '../code-check/readFences';
import { groupBy } from '../../domain/groupBy';

/** The names in the code of a content folder, which `npm run prose -- --write` finds by TypeScript. */
export const codeNamesFile = 'code-names.json';

/** A name in shown code: where it begins and ends, and what it names, `@scope/package#Owner.member`. */
const codeName = z.tuple([z.int(), z.int(), z.string()]);
const schema = z.record(z.string(), z.record(z.string(), z.array(codeName)));

export type CodeName = z.infer<typeof codeName>;

/** File, relative to the content folder -> key of a piece of its code -> the names in it. */
export type CodeNames = z.infer<typeof schema>;

export const readCodeNames = (source: string): CodeNames =>
  source === '' ? {} : schema.parse(JSON.parse(source));

/** Key of a piece of code as pages show it: other code has none of the names. */
export const codeKey = (shown: string): string =>
  createHash('sha256').update(shown).digest('hex').slice(0, 12);

/** What names of a file point at, as URLs, by the key of the code. */
export type CodeLinks = Readonly<Record<string, readonly CodeLink[]>>;

/** A part of code, by its offsets, that is a link. */
export interface CodeLink {
  from: number;
  to: number;
  href: string;
}

/** Lines of code as a page shows them, each with its line in the file. */
type ShownLines = readonly { text: string; line: number }[];

export const shownLines = ({ written, line }: Fence): ShownLines =>
  written
    .split('\n')
    .map((text, index) => ({ text, line: line + index }))
    .filter(({ text }) => !isHiddenLine(text));

/**
 * The names in pieces of code of one file.
 * @param found all that TypeScript found in the file; a line that is checked in two states has its names once
 */
export function namesIn(
  pieces: readonly ShownLines[],
  found: readonly NameInLine[],
): CodeNames[string] {
  const byLine = groupBy(found, ({ line }) => line);
  return Object.fromEntries(
    pieces.flatMap((lines) => {
      let offset = 0;
      const names: CodeName[] = [];
      for (const { text, line } of lines) {
        const inLine = new Map((byLine.get(line) ?? []).map((name) => [name.at, name]));
        for (const { at, text: name, of } of [...inLine.values()].sort((a, b) => a.at - b.at))
          names.push([offset + at, offset + at + name.length, of]);
        offset += text.length + 1;
      }
      const shown = lines.map(({ text }) => text).join('\n');
      return names.length > 0 ? [[codeKey(shown), names]] : [];
    }),
  );
}

/** One piece of code a line, so that two changes of the content rarely meet. */
export const printCodeNames = (names: CodeNames): string =>
  `{\n${Object.entries(names)
    .map(([file, pieces]) => {
      const lines = Object.entries(pieces).map(
        ([key, found]) => `    ${JSON.stringify(key)}: ${JSON.stringify(found)}`,
      );
      return `  ${JSON.stringify(file)}: {\n${lines.join(',\n')}\n  }`;
    })
    .join(',\n')}\n}\n`;

const token = /[\w$]+|[^\w$\s]/g;

/** The links of TypeScript in the JavaScript that is made of it, which lacks its types and is formatted again. */
export function linksInJavaScript(
  typeScript: string,
  javaScript: string,
  links: readonly CodeLink[],
): CodeLink[] {
  if (links.length === 0) return [];
  const [old, made] = [typeScript, javaScript].map((code) => [...code.matchAll(token)]);
  const hrefs = new Map(links.map(({ from, href }) => [from, href]));
  const moved: CodeLink[] = [];
  let [oldAt, madeAt] = [0, 0];
  for (const { added, removed, count } of diffArrays(
    old!.map(([text]) => text),
    made!.map(([text]) => text),
  )) {
    for (let index = 0; index < count; index += 1) {
      const href = !added && !removed && hrefs.get(old![oldAt + index]!.index);
      const { index: from, 0: text } = made![madeAt + index] ?? { index: 0, 0: '' };
      if (href) moved.push({ from, to: from + text.length, href });
    }
    if (!added) oldAt += count;
    if (!removed) madeAt += count;
  }
  return moved;
}
