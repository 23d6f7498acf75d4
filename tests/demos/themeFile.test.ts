import path from 'node:path';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/content/code-check/checkFiles';
import {
  defaultDemoTheme,
  fontNames,
  printDemoTheme,
  sampleThemes,
} from '../../src/domain/theme/demoTheme';
import { denseComponents } from '../../src/theme/denseComponents';

const themes = [
  defaultDemoTheme,
  ...sampleThemes,
  ...fontNames.map((font) => ({ ...defaultDemoTheme, font })),
];
const printed = themes.map((theme) => printDemoTheme(theme, denseComponents));

const linesOf = (text: string) =>
  text.split('\n').map((line, index) => ({ text: line, line: index + 1 }));

test('every theme.ts compiles in a project with AppProvider', { timeout: 60_000 }, () => {
  const files = printed.flatMap((text, index) => [
    { path: `${index}/theme.ts`, page: `theme ${index}`, isTitled: true, lines: linesOf(text) },
    {
      path: `${index}/App.tsx`,
      page: `app ${index}`,
      isTitled: true,
      lines: linesOf(
        "import { AppProvider } from '@toolpad/core/AppProvider';\nimport { theme } from './theme';\n" +
          'export const App = () => <AppProvider theme={theme}>Orders</AppProvider>;\n',
      ),
    },
  ]);
  const projectDir = path.resolve(import.meta.dirname, '../..');
  expect(checkFiles(files, { projectDir, packages: new Map() }).problems).toEqual([]);
});

test('every theme.ts is formatted as Prettier does', async () => {
  for (const text of printed)
    expect(await format(text, { parser: 'typescript', singleQuote: true })).toBe(text);
});
