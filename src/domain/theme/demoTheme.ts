import { broken, literalSource } from '../code/objectSource';
import { isPreference } from '../preferences/preferenceTable';

/** Colors of one scheme, as `#rrggbb`. */
export interface DemoColors {
  primary: string;
  secondary: string;
  /** Surface of the page. */
  page: string;
  /** Surface of cards, dialogs and menus. */
  paper: string;
}

export type ColorName = keyof DemoColors;

export const colorNames = ['primary', 'secondary', 'page', 'paper'] as const;

export const schemes = ['light', 'dark'] as const;

/** Font families by name, none of which is downloaded. Without a family, it is that of the page or of Material UI. */
export const fontFamilies = {
  default: undefined,
  system: 'system-ui, sans-serif',
  humanist: 'Optima, Candara, "Noto Sans", sans-serif',
  serif: 'Georgia, Cambria, "Times New Roman", serif',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
} as const;

export type FontName = keyof typeof fontFamilies;

export const fontNames = Object.keys(fontFamilies) as FontName[];

export const densities = ['comfortable', 'compact'] as const;

/** In pixels. */
export const radiusRange = { min: 0, max: 24 } as const;

/** The theme that a reader gives to all demos. */
export interface DemoTheme {
  light: DemoColors;
  dark: DemoColors;
  /** In pixels. */
  radius: number;
  font: FontName;
  density: (typeof densities)[number];
}

/** What demos have without a theme of the reader: Material UI's palette on the surfaces of the page. */
export const defaultDemoTheme: DemoTheme = {
  light: { primary: '#1976d2', secondary: '#9c27b0', page: '#ffffff', paper: '#ffffff' },
  dark: { primary: '#90caf9', secondary: '#ce93d8', page: '#10151b', paper: '#1b222b' },
  radius: 4,
  font: 'default',
  density: 'comfortable',
};

const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i;

/** A typed color as `#rrggbb`, or undefined where it is none. */
export function parseColor(text: string): string | undefined {
  const digits = hex.exec(text.trim())?.[1]?.toLowerCase();
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/**
 * A theme as it is stored and linked to: digits of eight colors, radius, font and density, with hyphens between them.
 * Empty for the default, which also is what a reader without a theme has.
 */
export function formatDemoTheme(theme: DemoTheme): string {
  const text = (one: DemoTheme) =>
    [
      ...schemes.flatMap((scheme) => colorNames.map((name) => one[scheme][name].slice(1))),
      one.radius,
      one.font,
      one.density,
    ].join('-');
  return text(theme) === text(defaultDemoTheme) ? '' : text(theme);
}

/** The theme of a text that `formatDemoTheme` has made; the default for any other text. */
export function parseDemoTheme(text: string): DemoTheme {
  if (text === '' || !isPreference('demoTheme', text)) return defaultDemoTheme;
  const parts = text.split('-');
  const colorsOf = (digits: readonly string[]) =>
    Object.fromEntries(
      colorNames.map((name, index) => [name, `#${digits[index]}`]),
    ) as unknown as DemoColors;
  const [light, dark, [radius, font, density]] = [
    parts.slice(0, colorNames.length),
    parts.slice(colorNames.length, -3),
    parts.slice(-3) as [string, FontName, DemoTheme['density']],
  ];
  return { light: colorsOf(light), dark: colorsOf(dark), radius: Number(radius), font, density };
}

/** Themes to start from, with their names. */
export const sampleThemes = Object.entries({
  Workshop: '9a3412-0f5b6b-f3efe4-fbf9f3-fbbf24-7dd3fc-0f2231-16314a-12-humanist-comfortable',
  Forest: '166534-92400e-f2f5ef-ffffff-86efac-fcd34d-0d1712-16261c-6-serif-comfortable',
  Slate: '334155-be185d-eef2f6-ffffff-cbd5e1-f9a8d4-0b1120-172033-0-system-compact',
}).map(([name, text]) => ({ name, text, ...parseDemoTheme(text) }));

const schemeOptions = ({ primary, secondary, page, paper }: DemoColors) => ({
  palette: {
    primary: { main: primary },
    secondary: { main: secondary },
    background: { default: page, paper },
  },
});

/**
 * The options of Material UI's `createTheme` that make a theme.
 * @param dense component options for compact density
 */
export const demoThemeOptions = <Dense extends object>(theme: DemoTheme, dense: Dense) => ({
  colorSchemes: { light: schemeOptions(theme.light), dark: schemeOptions(theme.dark) },
  shape: { borderRadius: theme.radius },
  ...(fontFamilies[theme.font] && { typography: { fontFamily: fontFamilies[theme.font] } }),
  ...(theme.density === 'compact' && { components: dense }),
});

/** Prettier's default. */
const lineWidth = 80;

/** The file `theme.ts`, which exports a theme for `AppProvider`. */
export function printDemoTheme(theme: DemoTheme, dense: object): string {
  const options = {
    cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
    ...demoThemeOptions(theme, dense),
  };
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme(${broken(literalSource(options), 0, lineWidth)});
`;
}
