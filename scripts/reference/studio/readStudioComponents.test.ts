import { expect, test } from 'vitest';
import type { ToolpadPackages } from '../packages/locatePackages';
import { testFolder } from '../../../src/content/testing/testFolder';
import { readStudioComponents } from './readStudioComponents';

function read(code: string, constants = '') {
  const folder = testFolder({
    'dist/chunk-A.js': `// src/Button.tsx\n${code}\n`,
    'dist/chunk-B.js': constants,
  });
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
  return { components: readStudioComponents(packages, missing), missing };
}

test('a component with its properties, in the words of another chunk', () => {
  const { components, missing } = read(
    'var Button_default = createBuiltin(Button, { loadingProp: "loading", argTypes: { sx: { helperText: HELP, type: "object", default: { a: -1 } } } });',
    'var HELP = "Styles.";',
  );
  expect(missing).toEqual([]);
  expect(components).toEqual([
    expect.objectContaining({
      name: 'Button',
      page: 'studio/reference/components/button',
      loadingProp: 'loading',
      source: 'packages/toolpad-studio-components/src/Button.tsx',
      properties: [
        {
          name: 'sx',
          type: 'object',
          default: { a: -1 },
          description: { text: 'Styles.', quotedFrom: '@toolpad/studio-components' },
        },
      ],
    }),
  ]);
});

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
  expect(read(code).missing).toEqual([`${where}: ${fact} could not be found: ${why}`]);
});

test('a file that is no JavaScript', () => {
  const [line] = read('var = ;').missing;
  expect(line).toMatch(
    /^@toolpad\/studio-components@0\.13\.0\/dist\/chunk-A\.js:2: the components this file makes could not be found: it is not valid JavaScript: .+$/,
  );
});
