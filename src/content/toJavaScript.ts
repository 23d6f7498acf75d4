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

/** Replaces type arguments of elements, `<List<Order> />`, by blanks. */
function eraseElementTypes(source: string): string {
  let text = source;
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const { typeArguments } = node;
      if (typeArguments) {
        const [from, to] = [typeArguments.pos - 1, typeArguments.end + 1];
        text = text.slice(0, from) + blank(text.slice(from, to)) + text.slice(to);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return text;
}

/**
 * TypeScript with its types replaced by blanks: each line keeps its number.
 * @throws {SyntaxError} when the source uses TypeScript that is more than types (enums, parameter properties)
 */
export function eraseTypes(source: string): string {
  const sourceFile = parse(eraseElementTypes(source));
  return blankSourceFile(sourceFile, (node) => {
    const { line } = sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile));
    throw new NotErasable(node.getText(sourceFile).split('\n')[0]!, line + 1);
  });
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
export async function toJavaScript(source: string): Promise<string> {
  return (await format(eraseTypes(source), docsOptions)).trimEnd();
}

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
  if (eraseTypes(source) === source) return undefined;
  const code = await toJavaScript(source).catch((error: unknown) =>
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
