import { resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { fenceToJavaScript, javaScriptFile, marksInJavaScript, toJavaScript } from './toJavaScript';

describe('fenceToJavaScript', () => {
  it('is undefined where nothing changes, however the code is formatted', async () => {
    expect(await fenceToJavaScript('const a = [1,2]')).toBeUndefined();
    expect(await fenceToJavaScript('<Crud dataSource={orders} />')).toBeUndefined();
  });

  it('is empty where only types are left', async () => {
    expect(
      await fenceToJavaScript('// Of a bike.\nexport interface Order { id: string }\nexport {};'),
    ).toBe('');
  });

  it('takes members of an object', async () => {
    expect(
      await fenceToJavaScript(
        'getMany: () => {\n  const rows: Row[] = [];\n  return request<Row[]>(rows);\n},',
      ),
    ).toBe('getMany: () => {\n  const rows = [];\n  return request(rows);\n},');
  });

  it('reports TypeScript that is more than types, and what is no code', async () => {
    await expect(fenceToJavaScript('enum Kind { A }')).rejects.toThrow('cannot be erased');
    await expect(fenceToJavaScript('const a: string = ;')).rejects.toThrow('Unexpected token');
  });
});

it('takes the types out and keeps comments, order and JSX', async () => {
  expect(
    await toJavaScript(`import * as React from 'react';
import { DashboardLayout, type Navigation } from '@toolpad/core';

// Kept: it explains the line below.
const items: Navigation = [{ kind: 'header', title: 'x' }];

export default function Demo({ label }: Props): React.ReactNode {
  const [value, setValue] = React.useState<string | null>(null);
  return <div onClick={() => setValue(label as string)}>{value!}</div>;
}
`),
  ).toBe(`import * as React from 'react';
import { DashboardLayout } from '@toolpad/core';

// Kept: it explains the line below.
const items = [{ kind: 'header', title: 'x' }];

export default function Demo({ label }) {
  const [value, setValue] = React.useState(null);
  return <div onClick={() => setValue(label)}>{value}</div>;
}`);
});

it('wraps lines at the width of the files in docs', async () => {
  const rowOf = (width: number) => {
    const start = "const order = { id: 'SC-1042', service: '";
    return `${start}${'x'.repeat(width - start.length - 4)}' };`;
  };
  const printWidth = (await resolveConfig('docs/page.mdx'))!.printWidth!;
  expect(await toJavaScript(rowOf(printWidth))).toBe(rowOf(printWidth));
  expect((await toJavaScript(rowOf(printWidth + 1))).split('\n')).toHaveLength(4);
});

it('removes type arguments of elements', async () => {
  expect(await toJavaScript('const a = <List<Order> size={1}><Row<Order, string> /></List>;')).toBe(
    'const a = (\n  <List size={1}>\n    <Row />\n  </List>\n);',
  );
});

it.each([
  ['src/App.tsx', 'src/App.jsx'],
  ['app/api/[id]/route.ts', 'app/api/[id]/route.js'],
  ['app/(dashboard)/page.tsx', 'app/(dashboard)/page.js'],
  ['pages/index.tsx', 'pages/index.js'],
  ['src/pages/OrdersPage.tsx', 'src/pages/OrdersPage.jsx'],
  ['env.d.ts', 'env.d.ts'],
  ['tsconfig.json', 'tsconfig.json'],
  ['Your module.ts file', 'Your module.ts file'],
])('javaScriptFile: %s -> %s', (file, expected) => {
  expect(javaScriptFile(file)).toBe(expected);
});

describe('marksInJavaScript', () => {
  const marksOf = async (typeScript: string, ...lines: number[]) => {
    const javaScript = (await fenceToJavaScript(typeScript))!.split('\n');
    const marks = marksInJavaScript({ added: new Set(lines) }, typeScript, javaScript.join('\n'));
    return [...marks.added!].map((line) => javaScript[line - 1]);
  };

  it('finds a line that is as it was below types that have gone', async () => {
    const code = 'interface A {\n  a: string;\n}\nconst a: A = { a };\nconst b = 1;\nconst c = 2;';
    expect(await marksOf(code, 5)).toEqual(['const b = 1;']);
    expect(await marksOf(code, 2)).toEqual([]);
  });

  it('marks what formatting made of a line', async () => {
    const code =
      'export function A({\n  a,\n}: {\n  a: string;\n}) {\n  return a as string;\n}\nA(1);';
    expect(await marksOf(code, 2)).toEqual(['export function A({ a }) {']);
    expect(await marksOf(code, 8)).toEqual(['A(1);']);
  });
});
