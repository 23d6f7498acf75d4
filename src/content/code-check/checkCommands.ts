import { closest, distance } from 'fastest-levenshtein';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../parseMarkdown';
import type { Problem } from '../Problem';

/** A program, its subcommands, and the options of each; without a subcommand, that of the empty name runs. */
export interface KnownProgram {
  program: string;
  subcommands: Readonly<Record<string, readonly string[]>>;
}

const languages = /^(bash|sh|shell|console|json|ya?ml|dockerfile)$/i;

/** Lines of code in which commands can be: blocks of a shell or a configuration file, and code within a sentence. */
function codeLines(file: string, text: string): { line: number; code: string }[] {
  const found: { line: number; code: string }[] = [];
  visit(parseMarkdown(text, file.endsWith('.md') ? 'md' : 'mdx'), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'inlineCode') found.push({ line, code: node.value });
    if (node.type !== 'code' || !languages.test(node.lang ?? '')) return;
    node.value.split('\n').forEach((code, index) => found.push({ line: line + 1 + index, code }));
  });
  return found.filter(({ code }) => !/^\s*#/.test(code));
}

const escaped = (name: string) => name.replaceAll('-', String.raw`\-`);

/** A program by its name, with `npm create` in the form in which npm wants it: without `create-`. */
const usesOf = (program: string, code: string): string[][] => {
  const creator = program.startsWith('create-')
    ? `|create ${escaped(program.slice('create-'.length))}`
    : '';
  const use = new RegExp(
    String.raw`(?<![\w@/-])(?:${escaped(program)}${creator})(?:@[\w.-]+)?((?: +[^\s"'\`|&;)]+)*)(?=$|[\s"'\`|&;)])`,
    'g',
  );
  return [...code.matchAll(use)].map(([, words = '']) => words.split(' ').filter(Boolean));
};

/**
 * Subcommands and options that pages name and the code of the programs does not have.
 * @param file as problems name it
 */
export function checkCommands(
  file: string,
  text: string,
  programs: readonly KnownProgram[],
): Problem[] {
  if (!programs.some(({ program }) => text.includes(program.replace('create-', '')))) return [];
  return codeLines(file, text).flatMap(({ line, code }) =>
    programs.flatMap(({ program, subcommands }) =>
      usesOf(program, code).flatMap((words) =>
        wrongWords(words, subcommands).map(({ what, known }) => ({
          file,
          line,
          what: `${program} has no ${what}.`,
          why: 'Its code does not define it, so it fails or is ignored.',
          fix: fixOf(what.split(' ').at(-1)!, known),
        })),
      ),
    ),
  );
}

function fixOf(word: string, known: readonly string[]): string {
  const nearest = known.length > 0 ? closest(word, [...known]) : undefined;
  return nearest && distance(word, nearest) < 4
    ? `Did you mean ${nearest}?`
    : `Use one of ${known.join(', ')}.`;
}

function wrongWords(
  words: readonly string[],
  subcommands: KnownProgram['subcommands'],
): { what: string; known: readonly string[] }[] {
  const names = Object.keys(subcommands).filter(Boolean);
  const [first] = words;
  const isSubcommand = first !== undefined && names.includes(first);
  const isFolder = first === undefined || /^([-./~[<]|\w+\/)/.test(first);
  if (!isSubcommand && !isFolder && names.length > 0)
    return [{ what: `subcommand ${first}`, known: names }];
  const flags = (subcommands[isSubcommand ? first : ''] ?? []).map(dashed);
  return words
    .filter((word) => /^--?\w/.test(word))
    .map((word) => word.replace(/=.*/s, ''))
    .filter((word) => !flags.includes(word) && !flags.includes(word.replace(/^--no-/, '--')))
    .map((word) => ({ what: `option ${word}`, known: flags }));
}

const dashed = (name: string) => (name.length === 1 ? `-${name}` : `--${name}`);

/** Environment variables `TOOLPAD_*` that a page names and no code of Toolpad reads. */
export function checkVariables(
  file: string,
  text: string,
  variables: ReadonlySet<string>,
): Problem[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/\bTOOLPAD_\w*[A-Z0-9]\b/g)]
      .filter(([name]) => !variables.has(name))
      .map(([name]) => ({
        file,
        line: index + 1,
        what: `${name} is not an environment variable of Toolpad.`,
        why: 'Its code never reads it, so setting it does nothing.',
        fix: `Did you mean ${closest(name, [...variables])}? The names of other variables must not begin with TOOLPAD_.`,
      })),
  );
}
