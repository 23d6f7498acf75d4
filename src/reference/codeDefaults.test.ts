import { expect, test } from 'vitest';
import { readCodeDefaults } from './codeDefaults';
import { testFolder } from './testing/testFolder';

const packageWith = (files: Record<string, string>) => ({
  name: '@toolpad/core',
  version: '0.13.0',
  folder: testFolder(files),
});
const start =
  '@toolpad/core@0.13.0/useDialogs/DialogsProvider.js: the default of DialogsProvider.unmountAfter of /toolpad/core/api/dialogs-provider could not be found:';
const fix = 'Check that file and correct src/reference/codeDefaults.ts.';

test('code that sets another default', () => {
  const core = packageWith({
    'useDialogs/DialogsProvider.js': 'const { unmountAfter = 500 } = props;',
  });
  expect(() => readCodeDefaults(core)).toThrow(
    `${start} its code holds no \`unmountAfter = 1000\`. ${fix}`,
  );
});

test('code that is gone', () => {
  expect(() => readCodeDefaults(packageWith({}))).toThrow(`${start} there is no such file. ${fix}`);
});
