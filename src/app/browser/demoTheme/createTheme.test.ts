import { createTheme as createMuiTheme, getContrastRatio, type Theme } from '@mui/material/styles';
import ts from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  defaultDemoTheme,
  formatDemoTheme,
  printDemoTheme,
  sampleThemes,
  schemes,
} from '../../../domain/theme/demoTheme';
import { denseComponents } from '../../../theme/denseComponents';
import { sansFamily } from '../../../theme/fonts';
import { palettes } from '../../../theme/palettes';
import { createTheme, shown } from './createTheme';

const defaults = { ...shown };
beforeEach(() => {
  Object.assign(shown, defaults);
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
  shown.density = 'dense';
  expect(theme.direction).toBe('rtl');
  expect(theme.typography.fontFamily).toBe('Georgia');
  expect(theme.breakpoints.values.md).toBe(2);
  expect(surfacesOf(theme.colorSchemes.dark!.palette)).toEqual([pageSurfaces.dark[0], '#123456']);
  expect(theme.components?.MuiButton?.defaultProps?.size).toBe('large');
});

it('follows direction and density of the page', () => {
  const theme = createTheme();
  expect(theme.direction).toBe('ltr');
  expect(theme.components?.MuiButton).toBeUndefined();
  Object.assign(shown, { direction: 'rtl', density: 'dense' });
  expect({ ...theme }.direction).toBe('rtl');
  expect({ ...theme }.components?.MuiButton?.defaultProps?.size).toBe('small');
});

/** The palettes without their functions. */
const plain = ({ colorSchemes }: Theme) =>
  JSON.parse(JSON.stringify(schemes.map((scheme) => colorSchemes[scheme]!.palette))) as unknown;

it('has the default of the theme editor where a reader has no theme', () => {
  const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
  for (const scheme of schemes) {
    const { primary, secondary, background } = theme.colorSchemes[scheme]!.palette;
    const { page, paper, ...colors } = defaultDemoTheme[scheme];
    expect({ primary: primary.main, secondary: secondary.main }).toEqual(colors);
    const long = (color: string) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    expect([background.default, background.paper].map(long)).toEqual([page, paper]);
  }
  expect(theme.shape.borderRadius).toBe(defaultDemoTheme.radius);
});

describe.each(sampleThemes)('the theme $name of a reader', (sample) => {
  const use = () => (shown.demoTheme = formatDemoTheme(sample));

  it('reaches themes that were made before it was chosen, and leaves them again', () => {
    const theme = createTheme({ colorSchemes: { dark: true } });
    const before = plain(theme);
    use();
    expect(theme.colorSchemes.light!.palette.primary.main).toBe(sample.light.primary);
    expect(theme.colorSchemes.dark!.palette.background.paper).toBe(sample.dark.paper);
    expect(theme.shape.borderRadius).toBe(sample.radius);
    expect(theme.components?.MuiButton?.defaultProps?.size).toBe(
      sample.density === 'compact' ? 'small' : undefined,
    );
    Object.assign(shown, defaults);
    expect(plain(theme)).toEqual(before);
    expect(theme.shape.borderRadius).toBe(4);
  });

  it('leaves what the demo sets', () => {
    use();
    const theme = createTheme({
      shape: { borderRadius: 1 },
      typography: { fontFamily: 'Georgia' },
      palette: { mode: 'dark', primary: { main: '#123456' }, background: { paper: '#654321' } },
    });
    expect(theme.palette.primary.main).toBe('#123456');
    expect(theme.palette.secondary.main).toBe(sample.dark.secondary);
    expect(surfacesOf(theme.palette)).toEqual([sample.dark.page, '#654321']);
    expect(theme.shape.borderRadius).toBe(1);
    expect(theme.typography.fontFamily).toBe('Georgia');
  });

  it('has the same palettes in a project, from its theme.ts', () => {
    use();
    const inDemo = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
    const { outputText } = ts.transpileModule(printDemoTheme(sample, denseComponents), {
      compilerOptions: { module: ts.ModuleKind.CommonJS },
    });
    const exports = {} as { theme: Theme };
    new Function('exports', 'require', outputText)(exports, () => ({
      createTheme: createMuiTheme,
    }));
    expect(plain(exports.theme)).toEqual(plain(inDemo));
    expect(exports.theme.shape).toEqual(inDemo.shape);
  });
});
