import { format } from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { highlight } from './highlight';
import type { Problem } from './Problem';

export type CodeVariant = 'TS' | 'JS';

export interface DemoCode {
  variant: CodeVariant;
  fileName: string;
  /** Inner HTML of `<code>`. */
  html: string;
}

export interface DemoRecord {
  name: string;
  /** Source, relative to the content folder. */
  file: string;
  code: DemoCode[];
}

const formatOptions = { parser: 'babel', singleQuote: true, printWidth: 100 } as const;

/**
 * TypeScript -> the same file in JavaScript: types replaced by blanks, then formatted, so that comments and order stay.
 * @throws {SyntaxError} when the source uses TypeScript that is more than types (enums, parameter properties)
 */
export async function toJavaScript(source: string): Promise<string> {
  const sourceFile = ts.createSourceFile('demo.tsx', source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX);
  const javaScript = blankSourceFile(sourceFile, (node) => {
    throw new SyntaxError(`\`${node.getText(sourceFile).split('\n')[0]}\` cannot be erased`);
  });
  return (await format(javaScript, formatOptions)).trimEnd();
}

/** A demo's source -> what the page shows: the file in TypeScript and, made from it, in JavaScript. */
export async function compileDemo(file: string, name: string, displayFile: string, text: string): Promise<{ demo: DemoRecord; problems: Problem[] }> {
  const typeScript = text.trimEnd();
  const code: DemoCode[] = [{ variant: 'TS', fileName: `${name}.tsx`, html: await highlight(typeScript, 'tsx') }];
  const problems: Problem[] = [];
  try {
    code.push({ variant: 'JS', fileName: `${name}.jsx`, html: await highlight(await toJavaScript(typeScript), 'jsx') });
  } catch (error) {
    problems.push({
      file: displayFile,
      line: 1,
      what: `No JavaScript could be made from the demo: ${(error as Error).message.split('\n')[0]}.`,
      why: 'Every demo is shown in both languages.',
      fix: 'Use only TypeScript that can be erased: types, interfaces, `as`, `satisfies`; no enums or namespaces.',
    });
  }
  return { demo: { name, file, code }, problems };
}
