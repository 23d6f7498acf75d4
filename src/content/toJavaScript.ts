import { diffArrays } from 'diff';
import { format } from 'prettier';
import { transform } from 'sucrase';
import ts from 'typescript';
import prettierConfig from '../../.prettierrc.json' with { type: 'json' };
import type { LineMarks } from './highlight';

const { overrides, ...options } = prettierConfig;

/** Its only override is for the files in `docs`: code on pages is narrower than other code. */
const docsOptions = { ...options, ...overrides[0]!.options, parser: 'babel' };

/** The first part of a file that is more than types. */
function findValue(node: ts.Node): ts.Node | undefined {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) return undefined;
  const isValue =
    ts.isEnumDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isImportEqualsDeclaration(node) ||
    (ts.isExportAssignment(node) && node.isExportEquals) ||
    (ts.isParameter(node) && modifiers);
  return isValue ? node : ts.forEachChild(node, findValue);
}

const transformed = (source: string) =>
  transform(source, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    // Part of a file may not use what it imports.
    keepUnusedImports: true,
  }).code;

/**
 * TypeScript without its types: each line keeps its number.
 * @throws {SyntaxError} when it is neither a file nor members of an object, or uses more than types, such as enums
 */
function eraseTypes(source: string): string {
  const file = ts.createSourceFile('code.tsx', source, ts.ScriptTarget.ESNext);
  const value = findValue(file);
  if (value) {
    const { line } = file.getLineAndCharacterOfPosition(value.getStart(file));
    const reason = `\`${value.getText(file).split('\n')[0]!}\` cannot be erased`;
    throw Object.assign(new SyntaxError(reason), {
      loc: { line: line + 1 },
      fix: 'Use only TypeScript that can be erased: types, interfaces, `as`, `satisfies`; no enums or namespaces.',
    });
  }
  try {
    return transformed(source);
  } catch (error) {
    // Members of an object, such as a method that a page shows by itself.
    try {
      return transformed(`({${source}\n})`).slice(2, -3);
    } catch {
      throw error;
    }
  }
}

interface CodeError extends SyntaxError {
  /** Of Sucrase, or with the `start` of Prettier; from 1. */
  loc?: { line?: number; start?: { line: number } };
  fix?: string;
}

/** Code that has no JavaScript: why, on which of its lines from 1, and what to do. */
export function codeProblem(error: unknown): { reason: string; line: number; fix: string } {
  const { message, loc, fix = 'Correct the syntax there.' } = error as CodeError;
  // Both add the place.
  const reason = message.split('\n')[0]!.replace(/\.? \(\d+:\d+\)$/, '');
  return { reason, line: loc?.line ?? loc?.start?.line ?? 1, fix };
}

const formatted = async (code: string, options = docsOptions) =>
  (await format(code, options)).trimEnd();

/**
 * TypeScript -> the same file in JavaScript: without types, then formatted, so that comments and order stay.
 * @throws {SyntaxError} when it does not parse, or uses more than types, such as enums
 */
export const toJavaScript = (source: string): Promise<string> => formatted(eraseTypes(source));

async function formattedMembers(members: string): Promise<string> {
  const printWidth = docsOptions.printWidth + 2;
  const code = await formatted(`({\n${members}\n});`, { ...docsOptions, printWidth });
  const lines = code.split('\n').slice(1, -1);
  return lines.map((line) => line.replace(/^ {2}/, '')).join('\n');
}

/** Nothing but what a module without values is: blanks, comments, `export {}`. */
const isEmpty = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|export \{\};?|\s/g, '') === '';

/**
 * TypeScript of a page, which may be a part of a file -> JavaScript; an empty text where only types would be left, and
 * undefined where nothing changes.
 * @throws {SyntaxError} when it is neither a file nor members of an object, or uses more than types
 */
export async function fenceToJavaScript(source: string): Promise<string | undefined> {
  const erased = eraseTypes(source);
  if (erased === source) return undefined;
  const code = await formatted(erased).catch((error: unknown) =>
    formattedMembers(erased).catch(() => {
      throw error;
    }),
  );
  if (isEmpty(code)) return '';
  return code === source.trimEnd() ? undefined : code;
}

/**
 * `src/App.tsx` -> `src/App.jsx`; a file of types keeps its name. Routes of Next.js are `.js` as in its templates:
 * `pages/index.jsx` would be a second page beside `pages/index.js`.
 */
export const javaScriptFile = (file: string) =>
  file.replace(/(?<!\.d)\.tsx?$/, (extension) =>
    /^(?:app|pages)\//.test(file) ? '.js' : extension.replace('t', 'j'),
  );

/** Places of the lines that both have, in order but not without gaps. */
function commonLines(from: readonly string[], to: readonly string[]): [number, number][] {
  let [i, j] = [0, 0];
  return diffArrays([...from], [...to]).flatMap(({ value, added, removed }) =>
    value.flatMap((): [number, number][] => {
      if (added) j += 1;
      else if (removed) i += 1;
      else return [[i++, j++]];
      return [];
    }),
  );
}

const denseLines = (code: string) => code.split('\n').map((line) => line.replace(/\s+/g, ''));

function linesInJavaScript(
  lines: ReadonlySet<number>,
  from: readonly string[],
  to: readonly string[],
): Set<number> {
  const marked = new Set<number>();
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonLines(from, to), [from.length, to.length] as const]) {
    const isMarked = from.some(
      (text, at) => at >= i && at < nextI && text !== '' && lines.has(at + 1),
    );
    if (isMarked) for (let at = j; at < nextJ; at += 1) if (to[at] !== '') marked.add(at + 1);
    if (lines.has(nextI + 1) && nextJ < to.length) marked.add(nextJ + 1);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return marked;
}

/**
 * Marked lines of TypeScript -> those of the JavaScript made from it. Lines that formatting has changed are marked
 * between two that are as they were.
 */
export function marksInJavaScript(
  marks: LineMarks,
  typeScript: string,
  javaScript: string,
): LineMarks {
  const from = denseLines(eraseTypes(typeScript));
  const to = denseLines(javaScript);
  return Object.fromEntries(
    Object.entries(marks).map(([kind, lines]: [string, ReadonlySet<number>]) => [
      kind,
      linesInJavaScript(lines, from, to),
    ]),
  );
}
