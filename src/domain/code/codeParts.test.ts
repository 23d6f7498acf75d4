import { expect, test } from 'vitest';
import { codeParts } from './codeAnchors';

test.each([
  ['DashboardLayoutSlotProps', ['Dashboard', 'Layout', 'Slot', 'Props']],
  ['JSXElementConstructor<any>', ['JSXElement', 'Constructor<', 'any>']],
  ['components.MuiButton.styleOverrides', ['components.', 'Mui', 'Button.', 'style', 'Overrides']],
  ["'a'|'b'", ["'a'|", "'b'"]],
  ['CODEC_JSON_STRICT', ['CODEC_', 'JSON_', 'STRICT']],
  ['@toolpad/core', ['@toolpad/', 'core']],
  ['a | b', ['a ', '| ', 'b']],
  ['lowercase', ['lowercase']],
  ['--no-install', ['--no-install']],
  ['--one-very-long-option-of-it', ['--one-', 'very-', 'long-', 'option-', 'of-', 'it']],
  ['a->b', ['a->b']],
  ['0123456789'.repeat(3), ['01234567', '89012345', '67890123', '456789']],
  ['🙂'.repeat(15), ['🙂'.repeat(8), '🙂'.repeat(7)]],
])('%s', (code, parts) => {
  expect(codeParts(code)).toEqual(parts);
  expect(codeParts(code).join('')).toBe(code);
});
