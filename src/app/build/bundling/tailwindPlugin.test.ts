import { expect, it } from 'vitest';
import { tailwindCss } from './demoCodePlugins';

it('makes the rules that a source names, and no others', async () => {
  const css = await tailwindCss(
    '<div className={`p-4 ${wide ? "w-72" : \'\'}`}>no-such-class</div>',
  );
  expect(css).toContain('.p-4 {');
  expect(css).toContain('.w-72 {');
  expect(css).not.toContain('no-such-class');
  expect(css).not.toContain('.p-5');
});

it('knows colors that come from the theme of Material UI', async () => {
  expect(await tailwindCss('border-(--mui-palette-divider)')).toContain(
    'border-color: var(--mui-palette-divider)',
  );
});

it('resets nothing of the page', async () => {
  const css = await tailwindCss('flex');
  expect(css).toContain('@layer utilities');
  expect(css).not.toContain('@layer base');
  expect(css).not.toMatch(/box-sizing|line-height: 1.5/);
});
