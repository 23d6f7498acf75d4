import { expect, test } from 'vitest';
import { readImports } from './readImports';

const namesIn = (code: string) =>
  readImports(code).map(({ name, module, line }) => `${line} ${name} ${module}`);

test('names of imports, each at its line', () => {
  const code = `'use client';
import { Account, type AccountProps } from '@toolpad/core/Account';
import {
  useDialogs as useOwn,
  DialogProps,
} from "@toolpad/core";
import type { Session } from '@toolpad/core/AppProvider';
export { Crud } from '@toolpad/core/Crud';
const imported = "import { Nothing } from '@toolpad/core'";`;
  expect(namesIn(code)).toEqual([
    '1 Account @toolpad/core/Account',
    '1 AccountProps @toolpad/core/Account',
    '3 useDialogs @toolpad/core',
    '4 DialogProps @toolpad/core',
    '6 Session @toolpad/core/AppProvider',
    '7 Crud @toolpad/core/Crud',
  ]);
});

test('default imports, beside names too; namespaces and effects name nothing', () => {
  expect(
    namesIn(
      `import hiIN from '@toolpad/core/locales/hiIN';\nimport React, { useState } from 'react';\nimport * as All from '@toolpad/core';\nimport './x.css';`,
    ),
  ).toEqual(['0 default @toolpad/core/locales/hiIN', '1 default react', '1 useState react']);
});

test('of a difference, the lines that it adds', () => {
  expect(
    namesIn(`-import { Old } from '@toolpad/core';\n+import { Crud } from '@toolpad/core';`),
  ).toEqual(['1 Crud @toolpad/core']);
});
