import { expect, test } from 'vitest';
import { withCodeDefaults } from './codeDefaults';
import { testFolder } from '../../src/reference/testing/testFolder';

test('code that sets another default', () => {
  const core = {
    name: '@toolpad/core',
    version: '0.13.0',
    folder: testFolder({
      'useDialogs/DialogsProvider.js': 'const { unmountAfter = 500 } = props;',
    }),
    integrity: '',
  };
  const facts = { components: [], hooks: [], types: {}, modules: {}, peers: {} };
  expect(() => withCodeDefaults(facts, core)).toThrow(
    'The default of DialogsProvider.unmountAfter: @toolpad/core@0.13.0/useDialogs/DialogsProvider.js holds no `unmountAfter = 1000`.',
  );
});
