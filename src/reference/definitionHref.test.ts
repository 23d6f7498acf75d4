import { expect, test } from 'vitest';
import { definitionHref, sourceHref } from './definitionHref';

test('a declaration is shown in the version that was read, at its line', () => {
  const href = definitionHref({
    package: '@mui/material',
    version: '7.3.11',
    file: 'Button/Button.d.ts',
    line: 169,
  });
  expect(href).toBe('https://app.unpkg.com/@mui/material@7.3.11/files/Button/Button.d.ts#L169');
});

test('a source is shown at the tag of its version', () => {
  const href = sourceHref('packages/toolpad-core/src/Crud/List.tsx', '0.13.0');
  expect(href).toBe(
    'https://github.com/mui/toolpad/blob/v0.13.0/packages/toolpad-core/src/Crud/List.tsx',
  );
});
