import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the worker script belongs to the installed msw; if not: npx msw init .storybook/public --no-save', () => {
  const { version } = JSON.parse(read('node_modules/msw/package.json')) as { version: string };
  expect(read('.storybook/public/mockServiceWorker.js')).toContain(
    `const PACKAGE_VERSION = '${version}'`,
  );
});
