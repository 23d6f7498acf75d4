import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { storyTags } from './storyTags';

const code = `
  import preview from '../.storybook/preview';
  const meta = preview.meta({ title: 'Menu', parameters: { noScript: true } });
  export const Plain = meta.story({ parameters: { noScript: false } });
  export const Dark = Plain.extend({ globals: { mode: 'dark' } });
  export const DarkPhone = Dark.extend({ globals: { viewport: { value: 'phone' } } });
  export const LightAgain = DarkPhone.extend({ globals: { mode: 'light', direction: 'rtl' } });
  export const Unset = Plain.extend({ globals: { mode: 'system', direction: 'ltr' } });
  export const Dense = meta.story({ globals: { density: 'dense' } });
  export const Longer = Plain.extend({ globals: { locale: 'en-XA' } });
  export const Printed = Plain.extend({ parameters: { media: { print: true } } });
  export const Forced = Plain.extend(forcedColors);
`;
const csf = loadCsf(code, { makeTitle: (title) => title || 'Untitled' }).parse();
const tags = storyTags(csf, code);

it('tags stories by what they set', () => {
  expect(tags.Plain).toEqual([]);
  expect(tags.Dark).toEqual(['dark']);
  expect(tags.Unset).toEqual(['system', 'ltr']);
  expect(tags.Dense).toEqual(['dense', 'no-script']);
  expect(tags.Longer).toEqual(['pseudo-locale']);
});

it('tags stories by what they inherit', () => {
  expect(tags.DarkPhone).toEqual(['dark', 'phone']);
  expect(tags.LightAgain).toEqual(['light', 'rtl', 'phone']);
});

it('tags what only the test run shows', () => {
  expect(tags.Printed).toEqual([]);
  expect(tags.Forced).toEqual(['emulated']);
});
