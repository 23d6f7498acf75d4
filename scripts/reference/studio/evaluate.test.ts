import ts from 'typescript';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate';

function valueOf(code: string) {
  const source = ts.createSourceFile(
    'a.js',
    `const shared = { b: 2 }, list = [1], text = 'x';\n(${code})`,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.JS,
  );
  const [constants, last] = source.statements as unknown as [
    ts.VariableStatement,
    ts.ExpressionStatement,
  ];
  return evaluate(
    last.expression,
    new Map(
      constants.declarationList.declarations.map((one) => [one.name.getText(), one.initializer!]),
    ),
  );
}

test.each([
  ['"a"', 'a'],
  ['-1.5', -1.5],
  ['[true, false, null, ...list]', [true, false, null, 1]],
  ['{ a: 1, "b-c": [], ...shared }', { a: 1, 'b-c': [], b: 2 }],
  ['{ text }', { text: 'x' }],
  ['`a${text}b${1}`', 'axb1'],
  ['text', 'x'],
  [
    '{ visible: ({ mode }) => mode === "a" }',
    { visible: { computed: '({ mode }) => mode === "a"' } },
  ],
  ['unknown', { computed: 'unknown' }],
  ['-unknown', { computed: '-unknown' }],
  ['[...unknown]', [{ computed: '...unknown' }]],
  ['{ ...unknown }', { computed: '{ ...unknown }' }],
  ['{ [text]: 1 }', { computed: '{ [text]: 1 }' }],
  ['`${unknown}`', { computed: '`${unknown}`' }],
  ['{ run() {} }', { run: { computed: 'run() {}' } }],
  ['import("node:fs")', { computed: 'import("node:fs")' }],
])('%s', (code, value) => expect(valueOf(code)).toEqual(value));
