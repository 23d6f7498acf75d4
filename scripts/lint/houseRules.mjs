import path from 'node:path';
import { importTable } from './importTable.mjs';
import { noDocument, outsideWorld } from './outsideWorld.mjs';
import { stringTable } from './stringTable.mjs';

/** Written into the page as text, so it can import nothing. */
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
export function houseRules({ root }) {
  return [
    {
      ...importTable,
      files: ['src', 'stories', '.storybook', 'docs', 'tests', 'scripts'].map(
        (folder) => `${folder}/${code}`,
      ),
      settings: { ...importTable.settings, 'boundaries/root-path': path.resolve(root) },
    },
    {
      name: 'outside world',
      files: [`src/${code}`, `stories/${code}`],
      ignores: ['src/platform/**', 'stories/kit/**', ...selfContained],
      rules: outsideWorld,
    },
    {
      name: 'string table',
      files: [`src/app/${code}`, `src/components/${code}`],
      ignores: ['**/*.test.*'],
      rules: stringTable,
    },
    { name: 'domain', files: [`src/domain/${code}`], rules: noDocument },
  ];
}
