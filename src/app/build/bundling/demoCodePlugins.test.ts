import { expect, it } from 'vitest';
import { frameThemePlugin } from './demoCodePlugins';

const resolve = frameThemePlugin().resolveId as (
  id: string,
  importer?: string,
) => string | undefined;
const styles = '@mui/material/styles';

it.each([
  '/docs/core/react-crud/demos/CrudBasic.tsx',
  '/docs/core/react-crud/demos/CrudBasic.tailwind.tsx?import',
  '/x/node_modules/@toolpad/core/AppProvider/AppProvider.js',
])('replaces the theme functions for %s', (importer) => {
  expect(resolve(styles, importer)).toMatch(/demoTheme\/styles\.ts$/);
  expect(resolve('@mui/material', importer)).toMatch(/demoTheme\/material\.ts$/);
  expect(resolve('@mui/material/Box', importer)).toBeUndefined();
});

it.each([
  undefined,
  '/stories/demos/AppProvider.stories.tsx',
  '/src/theme/createDocsTheme.ts',
  '/src/app/browser/demoTheme/styles.ts',
  '/x/node_modules/@mui/x-data-grid/index.js',
])('leaves those of %s', (importer) => {
  expect(resolve(styles, importer)).toBeUndefined();
});
