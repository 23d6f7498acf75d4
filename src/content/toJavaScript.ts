import { format } from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import prettierConfig from '../../.prettierrc.json' with { type: 'json' };

const { overrides, ...options } = prettierConfig;

/** Its only override is for the files in `docs`: code on pages is narrower than other code. */
const docsOptions = { ...options, ...overrides[0]!.options, parser: 'babel' };

const parse = (source: string) =>
  ts.createSourceFile('code.tsx', source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX);

const blank = (text: string) => text.replace(/\S/g, ' ');

/** Replaces type arguments of elements, `<List<Order> />`, by blanks in a text whose places are those of the file. */
function eraseElementTypes(text: string, sourceFile: ts.SourceFile): string {
  let erased = text;
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const { typeArguments } = node;
      if (typeArguments) {
        const [from, to] = [typeArguments.pos - 1, typeArguments.end + 1];
        erased = erased.slice(0, from) + blank(erased.slice(from, to)) + erased.slice(to);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return erased;
}

/**
 * TypeScript with its types replaced by blanks: each line keeps its number.
 * @throws {SyntaxError} when the source uses TypeScript that is more than types (enums, parameter properties)
 */
export function eraseTypes(source: string): string {
  const sourceFile = parse(source);
  const text = blankSourceFile(sourceFile, (node) => {
    const { line } = sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile));
    throw new NotErasable(node.getText(sourceFile).split('\n')[0]!, line + 1);
  });
  return eraseElementTypes(text, sourceFile);
}

/** TypeScript that is more than types. */
class NotErasable extends SyntaxError {
  readonly loc: { start: { line: number } };

  constructor(code: string, line: number) {
    super(`\`${code}\` cannot be erased`);
    this.loc = { start: { line } };
  }
}

/** Code that has no JavaScript: why, on which of its lines from 1, and what to do. */
export function codeProblem(error: unknown): { reason: string; line: number; fix: string } {
  const { message, loc } = error as SyntaxError & { loc?: { start: { line: number } } };
  return {
    // Prettier adds the place.
    reason: message.split('\n')[0]!.replace(/\.? \(\d+:\d+\)$/, ''),
    line: loc?.start.line ?? 1,
    fix:
      error instanceof NotErasable
        ? 'Use only TypeScript that can be erased: types, interfaces, `as`, `satisfies`; no enums or namespaces.'
        : 'Correct the syntax there.',
  };
}

/**
 * TypeScript -> the same file in JavaScript: types replaced by blanks, then formatted, so that comments and order stay.
 * @throws {SyntaxError} when the source uses TypeScript that is more than types (enums, parameter properties)
 */
export const toJavaScript = (source: string): Promise<string> => formatted(eraseTypes(source));

const formatted = async (code: string) => (await format(code, docsOptions)).trimEnd();

/** Members of an object, such as a method that a page shows by itself. */
async function membersToJavaScript(members: string): Promise<string> {
  const [opening, closing] = ['({', '});'];
  const code = await format(eraseTypes(`${opening}\n${members}\n${closing}`), {
    ...docsOptions,
    printWidth: docsOptions.printWidth + 2,
  });
  return code
    .trimEnd()
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n');
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
    membersToJavaScript(source).catch(() => {
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
