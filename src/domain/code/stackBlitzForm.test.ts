import { expect, it } from 'vitest';
import { sandboxDependencies, stackBlitzForm, type SandboxSource } from './stackBlitzForm';

const text = `import * as React from 'react';
import {
  AppProvider,
} from '@toolpad/core/AppProvider';
import dayjs from 'dayjs';
import { rows } from './rows';
export default function Basic() {}`;

const source: SandboxSource = { title: 'Orders & <returns>', codeVariant: 'TS', files: [{ fileName: 'Basic.tsx', text }, { fileName: 'rows.ts', text: 'export const rows = [];' }] };

it('depends on what is imported and on what that needs', () => {
  const dependencies = sandboxDependencies(source);
  expect(dependencies).toMatchObject({ '@toolpad/core': '0.13.0', dayjs: 'latest', invariant: 'latest', '@types/react': 'latest' });
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['@mui/material', '@mui/icons-material']));
  expect(Object.keys(dependencies).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(sandboxDependencies({ ...source, codeVariant: 'JS' })).not.toHaveProperty('@types/react');
});

it('opens the demo, its modules beside it', () => {
  const { action, fields } = stackBlitzForm(source);
  expect(action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
  expect(fields['project[files][src/Demo.tsx]']).toBe(text);
  expect(fields['project[files][src/rows.ts]']).toContain('rows');
  expect(fields['project[files][public/index.html]']).toContain('Orders &amp; &lt;returns>');
  expect(fields).toHaveProperty('project[files][tsconfig.json]');
});

it('is JavaScript where the reader wants that', () => {
  const { action, fields } = stackBlitzForm({ ...source, codeVariant: 'JS' });
  expect(action).toContain('src/Demo.js');
  expect(fields['project[files][src/index.js]']).not.toContain(')!');
  expect(fields).not.toHaveProperty('project[files][tsconfig.json]');
});

it('puts all files into one folder', () => {
  const imports = `import a from '../../demos/a';\nimport "./b/c.css";\nimport('../d');\nimport e from 'e/../f';`;
  const { fields } = stackBlitzForm({ ...source, files: [{ fileName: 'Basic.tsx', text: imports }] });
  expect(fields['project[files][src/Demo.tsx]']).toBe(`import a from './a';\nimport "./c.css";\nimport('./d');\nimport e from 'e/../f';`);
});

it('brings Tailwind along where the demo is styled by it', () => {
  const html = (fileName: string) => stackBlitzForm({ ...source, files: [{ fileName, text }] }).fields['project[files][public/index.html]'];
  expect(html('Basic.tailwind.tsx')).toContain('<script src="https://cdn.tailwindcss.com">');
  expect(html('Basic.tsx')).not.toContain('<script');
});
