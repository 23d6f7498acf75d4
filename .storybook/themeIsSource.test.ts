import { expect, it } from 'vitest';
import { workbenchTheme } from './workbenchTheme';
import { favicon, houseAdDrawings } from '../src/app/build/engine/drawings';
import { socialColor } from '../src/app/build/engine/socialImages/socialImage';
import { createDocsTheme } from '../src/theme/createDocsTheme';
import { paletteOf } from '../src/theme/siteTheme';
import { siteVariables } from '../src/theme/siteVariables';

const main = '#123456';
const overrides = {
  colorSchemes: { light: { palette: { primary: { main } } } },
  typography: { h1: { fontSize: '3.14rem' } },
};

it('takes the primary color and the size of headings from the theme, in every output', () => {
  const theme = createDocsTheme({}, overrides);
  expect(siteVariables(overrides)).toContain(`--docs-palette-primary-main:${main}`);
  expect(siteVariables(overrides)).toContain('--docs-typography-h1-fontSize:3.14rem');
  expect(favicon({ name: 'Toolpad' }, theme)).toContain(main);
  expect(houseAdDrawings('docs', theme)['dashboard-light.svg']).toContain(main);
  expect(socialColor('primary', theme)).toBe(main);
  expect(workbenchTheme('light', paletteOf(theme, 'light')).colorSecondary).toBe(main);
});

it('takes the color of Toolpad Studio from the theme', () => {
  const studio = { colorSchemes: { light: { palette: { secondary: { main } } } } };
  expect(siteVariables(studio)).toContain(`--docs-palette-secondary-main:${main}`);
  expect(siteVariables(studio)).toMatch(
    /\[data-hue="?secondary"?\]\{--docs-palette-primary-main:var\(--docs-palette-secondary-main\)/,
  );
  expect(socialColor('secondary', createDocsTheme({}, studio))).toBe(main);
});

it('leaves no variable in the drawings of house ads', () => {
  for (const svg of Object.values(houseAdDrawings('docs'))) expect(svg).not.toContain('var(');
});
