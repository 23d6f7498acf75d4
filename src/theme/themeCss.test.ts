import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createDocsTheme } from './createDocsTheme';
import { themeCss } from './themeCss';

const [lightFirst, darkFirst] = (['light', 'dark'] as const).map((paletteMode) =>
  themeCss(createDocsTheme({ paletteMode }), ':root'),
);

test('the default scheme is on the root and the other one on an attribute, for screens only', () => {
  expect(lightFirst).toMatch(
    /^:root\{[^}]*color-scheme:light[^}]*\}@media screen\{\[data-color-scheme="dark"\]\{color-scheme:dark;/,
  );
  expect(darkFirst).toMatch(
    /^:root\{[^}]*color-scheme:dark[^}]*\}@media screen\{\[data-color-scheme="light"\]\{/,
  );
});

test('the second scheme overrides only what differs and resets what only the first one has', () => {
  const [root, dark] = lightFirst!.split('[data-color-scheme="dark"]');
  expect(root).toContain('--docs-palette-grey-50:');
  expect(dark).not.toContain('--docs-palette-grey-50:');
  expect(dark).toContain('--docs-palette-background-default:#10151b');
  expect(darkFirst).toMatch(/\[data-color-scheme="light"\]\{.*--docs-overlays-24:initial/);
});

test('stays small', () => {
  expect(gzipSync(lightFirst!, { level: 9 }).length).toBeLessThan(3200);
});
