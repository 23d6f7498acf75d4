import { parse, type ParserOptions } from '@babel/parser';
import type { Node } from '@babel/types';

const options: ParserOptions = {
  sourceType: 'module',
  plugins: ['typescript', 'jsx', 'decorators'],
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowReturnOutsideFunction: true,
  allowUndeclaredExports: true,
};

/** The element whose attributes are a list of props that code consists of. */
export const propsHolder = 'PropsOfCode';

/** Ways to read a part of a file: what it looks like, and what stands around it. */
const parts = [
  { looks: /^\s*</, before: '<>', after: '</>' },
  { looks: /=\s*[{"']|^\s*\{\s*\.{3}/, before: `<${propsHolder}`, after: '/>' },
  { looks: /^\s*(?:\{|[\w'"]+\s*:)/, before: '({', after: '})' },
  { looks: /^\s*\{/, before: '(', after: ')' },
  { looks: /\)\s*:/, before: 'interface Part {', after: '}' },
];

/**
 * The syntax tree of a file or of a part: elements, a list of props, statements, members of an object or a type.
 * @throws {Error} with line, column and message where it is none of these
 */
export function parseCode(text: string): Node {
  // The lines of a Markdown fence, so that others keep their numbers.
  const code = text.replace(/^[ \t]*```.*$/gm, '');
  const readings: [text: string, options: ParserOptions][] = [
    [code, options],
    // Casts in angle brackets are no JSX.
    [code, { ...options, plugins: ['typescript', 'decorators'] }],
    ...parts
      .filter(({ looks }) => looks.test(code))
      .map(({ before, after }): [string, ParserOptions] => [
        `${before}\n${code}\n${after}`,
        { ...options, startLine: 0 },
      ]),
  ];
  const errors: unknown[] = [];
  for (const reading of readings) {
    try {
      return parse(...reading);
    } catch (error) {
      errors.push(error);
    }
  }
  const [first] = errors as (SyntaxError & { loc?: { line: number; column: number } })[];
  if (!first?.loc) throw new Error('The code is nested too deeply. Send a part of it.');
  throw new Error(
    `The code does not parse. Line ${first.loc.line}, column ${first.loc.column + 1}: ${first.message.replace(/\.? \(\d+:\d+\)$/, '.')} Send TypeScript or JavaScript: a file, elements, a list of props, or statements.`,
  );
}

/** Calls a function with every node of a tree, each before those in it. */
export function visitNodes(node: Node, visitor: (node: Node) => void): void {
  visitor(node);
  for (const child of (Object.values(node) as unknown[]).flat())
    if (typeof child === 'object' && child !== null && 'type' in child && 'loc' in child)
      visitNodes(child as Node, visitor);
}

/** Name of a key, an attribute or a specifier that is not computed. */
export const keyName = (key: Node): string | undefined =>
  key.type === 'Identifier' || key.type === 'JSXIdentifier'
    ? key.name
    : key.type === 'StringLiteral'
      ? key.value
      : undefined;
