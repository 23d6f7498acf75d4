import { expect, it } from 'vitest';
import { compileDemo } from './compileDemo';

const compile = (files: Record<string, string>, name = 'Basic') =>
  compileDemo({
    file: `a/demos/${name}.tsx`,
    name,
    displayFile: `docs/a/demos/${name}.tsx`,
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`a/demos/${file}`, text]),
    ),
  });

it('names the packages that a demo runs on, and none that it takes only types of', async () => {
  const { demo } = await compile({
    'Basic.tsx':
      "import type { GridColDef } from '@mui/x-data-grid';\nimport { DataGridPro } from '@mui/x-data-grid-pro';\nexport default () => DataGridPro as GridColDef[];",
  });
  expect(demo.packages).toEqual(['@mui/x-data-grid-pro']);
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
      what: 'The demo does not compile to JavaScript: `enum Kind { A }` cannot be erased.',
    },
  ]);
});

it('cuts the preview out of both languages', async () => {
  const { demo, problems } = await compile({
    'Basic.tsx':
      'export default function Basic() {\n  return (\n    <main>\n      {/* preview-start */}\n      <A b={c as string} />\n      {/* preview-end */}\n    </main>\n  );\n}\n',
  });
  expect(problems).toEqual([]);
  expect(demo.code.map(({ variant, preview }) => [variant, textOf(preview?.[0]?.html)])).toEqual([
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
  expect(textOf(demo.code[1]!.preview![0]!.html)).toBe('const a = 1;\nconst b = 2;');
});

it('shows each styling, and its style sheet with it alone', async () => {
  const { demo, problems } = await compile({
    'Basic.tsx': 'export default () => 1;\n',
    'Basic.tailwind.tsx': 'export default () => 1;\n',
    'Basic.css.tsx': "import './Basic.css';\nexport default () => 1;\n",
    'Basic.css': '.a {}\n',
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
  ).toEqual([[['Basic.css', 'CSS']]]);
  expect(demo.sources).toEqual(
    ['Basic.tsx', 'Basic.tailwind.tsx', 'Basic.css.tsx', 'Basic.css'].map(
      (file) => `a/demos/${file}`,
    ),
  );
});

it('reports what a demo imports besides packages', async () => {
  const { problems } = await compile({
    'Basic.tsx':
      "import * as React from 'react';\nimport { rows } from './rows';\nimport x from '../x';\nexport default () => rows;\n",
    'Basic.tailwind.tsx': 'export default () => 1;\n',
    'Basic.css.tsx': "\nimport './Other.css';\nexport default () => 1;\n",
    'Basic.css': '',
  });
  expect(problems.map(({ file, line, what }) => [file, line, what])).toEqual([
    ['docs/a/demos/Basic.tsx', 2, 'The demo imports ./rows.'],
    ['docs/a/demos/Basic.tsx', 3, 'The demo imports ../x.'],
    ['docs/a/demos/Basic.css.tsx', 2, 'The demo imports ./Other.css.'],
  ]);
  expect(problems[0]!.fix).toBe(
    'Move what it needs into the demo. Only its style sheet, ./Basic.css, can be a separate file.',
  );
});
