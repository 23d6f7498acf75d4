import packageJson from '../../../package.json';
import type { DemoStyling } from '../content/demoStylings';
import { expect, it } from 'vitest';
import {
  importedPackages,
  sandboxProject,
  stackBlitzForm,
  type SandboxSource,
} from './sandboxProject';

const text = `import * as React from 'react';
import {
  AppProvider,
} from '@toolpad/core/AppProvider';
import dayjs from 'dayjs';
import * as THREE from 'three';
import { rows } from './rows';
export default function Basic() {}`;

const source: SandboxSource = {
  title: 'Orders & <returns>',
  codeVariant: 'TS',
  styling: 'MUI System',
  files: [
    { fileName: 'Basic.tsx', text },
    { fileName: 'rows.ts', text: 'export const rows = [];' },
  ],
};
const manifestOf = (of: SandboxSource) =>
  JSON.parse(sandboxProject(of).files['package.json']!) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    overrides?: object;
  };

it('pins imported packages and their peers', () => {
  const { dependencies, devDependencies, overrides } = manifestOf(source);
  expect(dependencies).toMatchObject({
    '@toolpad/core': '0.13.0',
    '@mui/material': packageJson.dependencies['@mui/material'],
    '@mui/icons-material': packageJson.dependencies['@mui/material'],
    dayjs: '1.11.13',
    invariant: '2.2.4',
  });
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['@mui/icons-material', '@mui/x-data-grid-pro', '@mui/x-date-pickers']),
  );
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(overrides).toHaveProperty('@toolpad/core');
  expect(devDependencies).toMatchObject({ '@types/react': '19.3.0', '@types/three': '0.187.0' });
  expect(manifestOf({ ...source, codeVariant: 'JS' }).devDependencies).not.toHaveProperty(
    'typescript',
  );
});

it('throws for a package without a version', () => {
  expect(() =>
    manifestOf({
      ...source,
      files: [{ fileName: 'Basic.tsx', text: "import x from 'left-pad';" }],
    }),
  ).toThrow('left-pad, which is not in package.json');
});

it('is a Vite project with the demo and its modules in one folder', () => {
  const { name, entry, files } = sandboxProject(source);
  expect([name, entry]).toEqual(['orders-returns', 'src/Demo.tsx']);
  expect(Object.keys(files)).toEqual([
    'package.json',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'src/main.tsx',
    'src/Demo.tsx',
    'src/rows.ts',
  ]);
  expect(files['index.html']).toContain('Orders &amp; &lt;returns&gt;');
  expect(files['index.html']).toContain('src="/src/main.tsx"');
});

it('is in JavaScript when that is preferred', () => {
  const { entry, files } = sandboxProject({ ...source, codeVariant: 'JS' });
  expect(entry).toBe('src/Demo.jsx');
  expect(files['src/main.jsx']).not.toContain(')!');
  expect(files).not.toHaveProperty('tsconfig.json');
});

it('includes Tailwind for demos that use it', () => {
  const of = (styling: DemoStyling) => ({ ...source, styling });
  const { files } = sandboxProject(of('Tailwind'));
  expect(files['src/main.tsx']).toContain("import './tailwind.css';");
  expect(files['vite.config.ts']).toContain('tailwindcss()');
  expect(manifestOf(of('Tailwind')).devDependencies).toHaveProperty('@tailwindcss/vite');
  expect(sandboxProject(of('CSS')).files).not.toHaveProperty('src/tailwind.css');
});

it('includes the icon fonts that the demo uses', () => {
  const icons = `import Icon from '@mui/material/Icon';\nexport default () => <Icon>build</Icon>;`;
  const of: SandboxSource = { ...source, files: [{ fileName: 'Basic.tsx', text: icons }] };
  const { files } = sandboxProject(of);
  expect(files['src/main.tsx']).toContain("import './icons.css';");
  expect(files['src/icons.css']).toBe(
    "@import '@fontsource/material-icons';\n\n.material-icons {\n  font-family: 'Material Icons';\n  font-feature-settings: 'liga';\n}\n",
  );
  expect(manifestOf(of).dependencies).toHaveProperty('@fontsource/material-icons', '5.3.0');
  expect(sandboxProject(source).files).not.toHaveProperty('src/icons.css');
});

it('reads imports of one line and of several', () => {
  expect(
    importedPackages([
      text,
      "export { z } from 'zod';\nimport 'dayjs/locale/de';",
      "export const session = {\n  user: { id: '7' },\n};\nexport default () => 'x';",
    ]),
  ).toEqual(['react', '@toolpad/core', 'dayjs', 'three', 'zod']);
});

it('is sent to StackBlitz as files of a project that it installs', () => {
  const { action, fields } = stackBlitzForm(source);
  expect(action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
  expect(fields['project[template]']).toBe('node');
  expect(fields['project[files][src/Demo.tsx]']).toBe(text);
  expect(fields).toHaveProperty('project[files][package.json]');
});
