import { getContrastRatio } from '@mui/material/styles';
import { beforeEach, expect, it, vi } from 'vitest';
import { sansFamily } from '../../../theme/fonts';
import { palettes } from '../../../theme/palettes';
import { createTheme } from './createTheme';

const root = { dir: 'ltr', getAttribute: () => root.density, density: 'comfortable' };
beforeEach(() => {
  Object.assign(root, { dir: 'ltr', density: 'comfortable' });
  vi.stubGlobal('document', { documentElement: root });
});

const surfacesOf = ({ background }: { background: { default: string; paper: string } }) => [
  background.default,
  background.paper,
];
const pageSurfaces = {
  light: surfacesOf(palettes.light),
  dark: surfacesOf(palettes.dark),
};

it('takes font, surfaces and a low md from the page', () => {
  const light = createTheme();
  expect(light.typography.fontFamily).toBe(sansFamily);
  expect(light.breakpoints.values.md).toBe(600);
  expect(surfacesOf(light.palette)).toEqual(pageSurfaces.light);
  expect(surfacesOf(createTheme({ palette: { mode: 'dark' } }).palette)).toEqual(pageSurfaces.dark);
});

it.each([
  ['both schemes', { light: true, dark: true }],
  ['the scheme that AppProvider adds', { dark: true }],
  ['schemes with colors', { light: {}, dark: { palette: { primary: { main: '#f00' } } } }],
] as const)('puts %s on the surfaces of the page', (_name, colorSchemes) => {
  const { colorSchemes: known } = createTheme({ cssVariables: true, colorSchemes });
  expect(surfacesOf(known.light!.palette)).toEqual(pageSurfaces.light);
  expect(surfacesOf(known.dark!.palette)).toEqual(pageSurfaces.dark);
});

it('has errors that can be read on the cards of the page', () => {
  for (const mode of ['light', 'dark'] as const) {
    const { error, background } = createTheme({ palette: { mode } }).palette;
    expect(getContrastRatio(error.main, background.paper)).toBeGreaterThanOrEqual(4.5);
  }
});

it('leaves what the demo sets', () => {
  const theme = createTheme({
    cssVariables: true,
    direction: 'rtl',
    typography: { fontFamily: 'Georgia' },
    breakpoints: { values: { xs: 0, sm: 1, md: 2, lg: 3, xl: 4 } },
    colorSchemes: { dark: { palette: { background: { paper: '#123456' } } } },
    components: { MuiButton: { defaultProps: { size: 'large' } } },
  });
  root.density = 'dense';
  expect(theme.direction).toBe('rtl');
  expect(theme.typography.fontFamily).toBe('Georgia');
  expect(theme.breakpoints.values.md).toBe(2);
  expect(surfacesOf(theme.colorSchemes.dark!.palette)).toEqual([pageSurfaces.dark[0], '#123456']);
  expect(theme.components?.MuiButton?.defaultProps?.size).toBe('large');
});

it('follows direction and density of the document', () => {
  const theme = createTheme();
  expect(theme.direction).toBe('ltr');
  expect(theme.components?.MuiButton).toBeUndefined();
  Object.assign(root, { dir: 'rtl', density: 'dense' });
  expect({ ...theme }.direction).toBe('rtl');
  expect({ ...theme }.components?.MuiButton?.defaultProps?.size).toBe('small');
});
