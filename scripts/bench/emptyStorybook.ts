import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storybookFile } from '../../src/app/paths';

const files: Readonly<Record<string, string>> = {
  '.storybook/main.ts': `export default {
  stories: ['../*.mdx', '../*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
};
`,
  '.storybook/preview.ts': `export default { parameters: { a11y: { test: 'error' } } };\n`,
  'Start.mdx': `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Start" />

# Start
`,
  'Text.stories.tsx': `const Text = () => <p>Text</p>;
export default { component: Text };
export const Plain = {};
`,
};

/**
 * Builds a Storybook with one page and one story, with the addons of the workbench and no code of its own.
 * @param folder within the project, so that it finds the same packages
 * @returns the folder to serve
 */
export function buildEmptyStorybook(folder: string): string {
  mkdirSync(path.join(folder, '.storybook'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const out = path.join(folder, 'out');
  execFileSync(
    process.execPath,
    [storybookFile, 'build', '--output-dir', out, '--quiet', '--disable-telemetry'],
    { cwd: folder, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } },
  );
  return out;
}
