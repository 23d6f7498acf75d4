import { expect, test } from 'vitest';
import type { ToolpadPackages } from '../packages/locatePackages';
import { testFolder } from '../../../src/content/testing/testFolder';
import { readStudioComponents } from './readStudioComponents';

function missingIn(code: string) {
  const folder = testFolder({ 'dist/chunk-A.js': `// src/Button.tsx\n${code}\n` });
  const owner = (name: string) => ({
    name,
    version: '0.13.0',
    folder: name.endsWith('components') ? folder : testFolder({ 'dist/index.js': '' }),
  });
  const missing: string[] = [];
  const packages = {
    components: owner('@toolpad/studio-components'),
    runtime: owner('@toolpad/studio-runtime'),
  } as ToolpadPackages;
  readStudioComponents(packages, missing);
  return missing;
}

// What the installed components have, `installed.test.ts` reads: here is what cannot be found.
const where = '@toolpad/studio-components@0.13.0/dist/chunk-A.js:2';

test.each([
  ['var Button_default = createBuiltin(Button, make());', 'the configuration', 'it is no literal.'],
  [
    'var Button_default = createBuiltin(Button, {});',
    'its properties',
    'its configuration has no argTypes.',
  ],
  [
    'var Button_default = createBuiltin(Button, { argTypes: { ...more } });',
    'its properties',
    'argTypes is no literal.',
  ],
  [
    'var Button_default = createBuiltin(Button, { argTypes: { sx: more } });',
    'the property sx',
    'its argument type is no literal.',
  ],
  [
    'var Button_default = createBuiltin(Button, { argTypes: { sx: {} } });',
    'the property sx',
    'its argument type names no type.',
  ],
  [
    'var Button_default = createBuiltin(Button, { argTypes: { sx: { type: "map" } } });',
    'the property sx',
    'map is no type of property.',
  ],
])('%s', (code, fact, why) => {
  expect(missingIn(code)).toEqual([`${where}: ${fact} could not be found: ${why}`]);
});

test('a file that is no JavaScript', () => {
  const [line] = missingIn('var = ;');
  expect(line).toMatch(
    /^@toolpad\/studio-components@0\.13\.0\/dist\/chunk-A\.js:2: the components this file makes could not be found: it is not valid JavaScript: .+$/,
  );
});
