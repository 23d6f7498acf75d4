import { expect, test } from 'vitest';
import { codeParts } from './codeParts';

test.each([
  ['DashboardLayoutSlotProps', ['Dashboard', 'Layout', 'Slot', 'Props']],
  ['JSXElementConstructor<any>', ['JSXElement', 'Constructor<', 'any>']],
  ['components.MuiButton.styleOverrides', ['components.', 'Mui', 'Button.', 'style', 'Overrides']],
  ["'a'|'b'", ["'a'|", "'b'"]],
  ['CODEC_JSON_STRICT', ['CODEC_', 'JSON_', 'STRICT']],
  ['@toolpad/core', ['@toolpad/', 'core']],
  ['a | b', ['a ', '| ', 'b']],
  ['lowercase', ['lowercase']],
])('%s', (code, parts) => {
  expect(codeParts(code)).toEqual(parts);
  expect(codeParts(code).join('')).toBe(code);
});
