import { expect, test } from 'vitest';
import { withCodeDefaults } from './codeDefaults';
import { testFolder } from '../../src/reference/testing/testFolder';

const facts = { components: [], hooks: [], types: {}, modules: {}, peers: {} };
const packageWith = (files: Record<string, string>) => ({
  name: '@toolpad/core',
  version: '0.13.0',
  folder: testFolder(files),
  integrity: '',
});
const start =
  '@toolpad/core@0.13.0/useDialogs/DialogsProvider.js: the default of DialogsProvider.unmountAfter of /toolpad/core/api/dialogs-provider could not be found:';
const fix = 'Check that file and correct scripts/reference/codeDefaults.ts.';

test('code that sets another default', () => {
  const core = packageWith({
    'useDialogs/DialogsProvider.js': 'const { unmountAfter = 500 } = props;',
  });
  expect(() => withCodeDefaults(facts, core)).toThrow(
    `${start} its code holds no \`unmountAfter = 1000\`. ${fix}`,
  );
});

test('code that is gone', () => {
  expect(() => withCodeDefaults(facts, packageWith({}))).toThrow(
    `${start} there is no such file. ${fix}`,
  );
});
