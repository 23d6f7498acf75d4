import { expect, it } from 'vitest';
import { compileDemo, toJavaScript } from './compileDemo';

const source = `import * as React from 'react';
import { DashboardLayout, type Navigation } from '@toolpad/core';
import type { Router } from '@toolpad/core';

interface Props {
  /** Shown first. */
  label: string;
}

// Kept: it explains the line below.
const items: Navigation = [{ kind: 'header', title: 'x' }];

export default function Demo({ label }: Props): React.ReactNode {
  const [value, setValue] = React.useState<string | null>(null);
  return <div onClick={() => setValue(label as string)}>{value!}</div>;
}
`;

it('names the packages that a demo runs on, and none that it takes only types of', async () => {
  const { demo } = await compile({
    'Basic.tsx':
      "import type { GridColDef } from '@mui/x-data-grid';\nimport { rows } from './rows';\nexport default () => rows as GridColDef[];",
    'rows.ts':
      "import { DataGridPro } from '@mui/x-data-grid-pro';\nexport const rows = [DataGridPro];",
  });
  expect(demo.packages).toEqual(['@mui/x-data-grid-pro']);
});

it('takes the types out and keeps comments, order and JSX', async () => {
  expect(await toJavaScript(source)).toBe(`import * as React from 'react';
import { DashboardLayout } from '@toolpad/core';

// Kept: it explains the line below.
const items = [{ kind: 'header', title: 'x' }];

export default function Demo({ label }) {
  const [value, setValue] = React.useState(null);
  return <div onClick={() => setValue(label)}>{value}</div>;
}`);
});

const compile = (files: Record<string, string>, name = 'Basic') =>
  compileDemo({
    file: `a/demos/${name}.tsx`,
    name,
    displayFile: `docs/a/demos/${name}.tsx`,
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`a/demos/${file}`, text]),
    ),
  });

const textOf = (html: string | undefined) => html?.replace(/<[^>]*>/g, '');

it('reports TypeScript that is more than types', async () => {
  const { demo, problems } = await compile(
    { 'D.tsx': 'enum Kind { A }\nexport default () => null;\n' },
    'D',
  );
  expect(demo.code.map((code) => code.variant)).toEqual(['TS']);
  expect(problems).toMatchObject([
    {
      file: 'docs/a/demos/D.tsx',
      what: 'No JavaScript could be made from the demo: `enum Kind { A }` cannot be erased.',
    },
  ]);
});

it('cuts the preview out of both languages', async () => {
  const { demo, problems } = await compile({
    'Basic.tsx':
      'export default function Basic() {\n  return (\n    <main>\n      {/* preview-start */}\n      <A b={c as string} />\n      {/* preview-end */}\n    </main>\n  );\n}\n',
  });
  expect(problems).toEqual([]);
  expect(demo.code.map(({ variant, preview }) => [variant, textOf(preview)])).toEqual([
    ['TS', '&lt;A b={c as string} /&gt;'],
    ['JS', '&lt;A b={c} /&gt;'],
  ]);
  expect(demo.code.every(({ html }) => !html.includes('preview'))).toBe(true);
});

it('keeps the markers of statements where they are', async () => {
  const { demo } = await compile({
    'Basic.tsx':
      '// preview-start\nconst a: number = 1;\nconst b = 2;\n// preview-end\n\nexport default () => a + b;\n',
  });
  expect(textOf(demo.code[1]!.preview)).toBe('const a = 1;\nconst b = 2;');
});

it('says where a marker is wrong', async () => {
  const { problems } = await compile({
    'Basic.tsx': 'const a = 1;\n// preview-start\nexport default () => a;\n',
  });
  expect(problems).toMatchObject([
    {
      file: 'docs/a/demos/Basic.tsx',
      line: 2,
      what: '`preview-start` has no `preview-end` after it.',
    },
  ]);
});

it('shows the files that a demo imports, and what these import, in both languages', async () => {
  const { demo, problems } = await compile({
    'Basic.tsx':
      "import { rows } from '../demos/rows';\nimport { Row } from './row';\nexport default () => <Row of={rows} />;\n",
    'rows.ts': "import data from './data.json';\nexport const rows: string[] = data;\n",
    'row.tsx': 'export const Row = ({ of }: { of: string[] }) => <p>{of}</p>;\n',
    'data.json': '["a"]\n',
    'other.ts': '',
  });
  expect(problems).toEqual([]);
  expect(demo.modules.map((versions) => versions.map(({ fileName }) => fileName))).toEqual([
    ['data.json'],
    ['row.tsx', 'row.jsx'],
    ['rows.ts', 'rows.js'],
  ]);
  expect(demo.sources.sort()).toEqual(
    ['Basic.tsx', 'data.json', 'row.tsx', 'rows.ts'].map((file) => `a/demos/${file}`),
  );
});

it('shows each styling, and its own files with it alone', async () => {
  const { demo, problems } = await compile({
    'Basic.tsx': "import { rows } from './rows';\nexport default () => rows;\n",
    'Basic.tailwind.tsx': "import { rows } from './rows';\nexport default () => rows;\n",
    'Basic.css.tsx':
      "import { rows } from './rows';\nimport './Basic.css';\nexport default () => rows;\n",
    'Basic.css': '.a {}\n',
    'rows.ts': 'export const rows = [];\n',
  });
  expect(problems).toEqual([]);
  expect(demo.code.map(({ fileName, styling }) => [fileName, styling])).toEqual([
    ['Basic.tsx', undefined],
    ['Basic.jsx', undefined],
    ['Basic.tailwind.tsx', 'Tailwind'],
    ['Basic.tailwind.jsx', 'Tailwind'],
    ['Basic.css.tsx', 'CSS'],
    ['Basic.css.jsx', 'CSS'],
  ]);
  expect(
    demo.modules.map((versions) => versions.map(({ fileName, styling }) => [fileName, styling])),
  ).toEqual([
    [['Basic.css', 'CSS']],
    [
      ['rows.ts', undefined],
      ['rows.js', undefined],
    ],
  ]);
});

it('reports an import that leads nowhere, once', async () => {
  const { problems } = await compile({
    'Basic.tsx':
      "import * as React from 'react';\nimport { rows } from './row';\nimport x from '../x';\nexport default () => rows;\n",
    'Basic.tailwind.tsx': 'export default () => 1;\n',
    'Basic.css.tsx': "\nimport './Basci.css';\nexport default () => 1;\n",
    'Basic.css': '',
    'rows.ts': '',
  });
  expect(problems).toMatchObject([
    {
      file: 'docs/a/demos/Basic.tsx',
      line: 2,
      what: 'The demo imports ./row, and there is no such file.',
      fix: 'Write docs/a/demos/row.ts, or correct the path. Did you mean ./rows?',
    },
    {
      file: 'docs/a/demos/Basic.tsx',
      line: 3,
      what: 'The demo imports ../x, and there is no such file.',
      fix: 'Write docs/a/x.ts, or correct the path.',
    },
    {
      file: 'docs/a/demos/Basic.css.tsx',
      line: 2,
      what: 'The demo imports ./Basci.css, and there is no such file.',
      fix: 'Write docs/a/demos/Basci.css, or correct the path. Did you mean ./Basic.css?',
    },
  ]);
});
