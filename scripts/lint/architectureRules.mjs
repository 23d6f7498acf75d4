import path from 'node:path';
import { breakpoints } from './breakpoints.mjs';
import { importTable } from './importTable.mjs';
import { noDocument, browserGlobals } from './browserGlobals.mjs';
import { storyRules } from './storyRules.mjs';
import { stringTable } from './stringTable.mjs';
import { styleFiles, styleValues } from './styleValues.mjs';

/** Serialized into the page, so they cannot import anything. */
const selfContained = [
  'src/app/document/prePaintScript.ts',
  'src/app/document/menuScrollScript.ts',
];

const code = '**/*.{ts,tsx,mjs}';

/**
 * Architecture rules for the tree under `root`: the import table, and which folders may use browser globals.
 *
 * @param {{ root: string }} tree
 * @returns {import('eslint').Linter.Config[]}
 */
export function architectureRules({ root }) {
  return [
    {
      ...importTable,
      files: ['src', 'stories', '.storybook', 'docs', 'tests', 'scripts'].map(
        (folder) => `${folder}/${code}`,
      ),
      settings: { ...importTable.settings, 'boundaries/root-path': path.resolve(root) },
    },
    {
      name: 'browser globals',
      files: [`src/${code}`, `stories/${code}`],
      ignores: ['src/platform/**', 'stories/kit/**', ...selfContained],
      rules: browserGlobals,
    },
    {
      name: 'string table and values of the theme',
      files: [`src/app/${code}`, `src/components/${code}`],
      ignores: ['**/*.test.*'],
      rules: { 'no-restricted-syntax': ['error', ...stringTable, ...breakpoints, ...styleValues] },
    },
    {
      name: 'styles',
      files: ['src/components/**/*.styles.ts'],
      rules: { 'no-restricted-syntax': ['error', ...breakpoints, ...styleValues, ...styleFiles] },
    },
    {
      name: 'stories',
      files: [`stories/${code}`],
      ignores: ['stories/kit/**'],
      rules: { 'no-restricted-syntax': ['error', ...storyRules] },
    },
    { name: 'domain', files: [`src/domain/${code}`], rules: noDocument },
  ];
}
