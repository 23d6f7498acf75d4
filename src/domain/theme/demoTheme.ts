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

type Scheme = (typeof schemes)[number];

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

interface SampleTheme extends DemoTheme {
  /** In any language. */
  name: string;
}

/** Themes to start from. */
export const sampleThemes: readonly SampleTheme[] = [
  {
    name: 'Workshop',
    light: { primary: '#9a3412', secondary: '#0f5b6b', page: '#f3efe4', paper: '#fbf9f3' },
    dark: { primary: '#fbbf24', secondary: '#7dd3fc', page: '#0f2231', paper: '#16314a' },
    radius: 12,
    font: 'humanist',
    density: 'comfortable',
  },
  {
    name: 'Forest',
    light: { primary: '#166534', secondary: '#92400e', page: '#f2f5ef', paper: '#ffffff' },
    dark: { primary: '#86efac', secondary: '#fcd34d', page: '#0d1712', paper: '#16261c' },
    radius: 6,
    font: 'serif',
    density: 'comfortable',
  },
  {
    name: 'Slate',
    light: { primary: '#334155', secondary: '#be185d', page: '#eef2f6', paper: '#ffffff' },
    dark: { primary: '#cbd5e1', secondary: '#f9a8d4', page: '#0b1120', paper: '#172033' },
    radius: 0,
    font: 'system',
    density: 'compact',
  },
];

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

/** The theme of a text that `formatDemoTheme` has made; the default for each part that is unknown. */
export function parseDemoTheme(text: string): DemoTheme {
  const parts = text.split('-');
  const colorsOf = (scheme: Scheme, start: number) =>
    Object.fromEntries(
      colorNames.map((name, index) => [
        name,
        parseColor(parts[start + index] ?? '') ?? defaultDemoTheme[scheme][name],
      ]),
    ) as unknown as DemoColors;
  const [radius = '', font, density] = parts.slice(2 * colorNames.length);
  return {
    light: colorsOf('light', 0),
    dark: colorsOf('dark', colorNames.length),
    radius: /^\d+$/.test(radius)
      ? Math.min(Number(radius), radiusRange.max)
      : defaultDemoTheme.radius,
    font: fontNames.find((name) => name === font) ?? defaultDemoTheme.font,
    density: densities.find((name) => name === density) ?? defaultDemoTheme.density,
  };
}

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

/** A value as TypeScript, formatted as Prettier does; `column` is where it starts. */
function literal(value: unknown, indent: string, column: number): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  const line = `{ ${entries.map(([key, part]) => `${key}: ${literal(part, '', -Infinity)}`).join(', ')} }`;
  if (column + line.length < lineWidth) return line;
  const inner = `${indent}  `;
  const lines = entries.map(
    ([key, part]) => `${inner}${key}: ${literal(part, inner, inner.length + key.length + 2)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** The file `theme.ts`, which exports a theme for `AppProvider`. */
export const printDemoTheme = (theme: DemoTheme, dense: object): string =>
  `import { createTheme } from '@mui/material/styles';

export const theme = createTheme(${literal(
    {
      cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
      ...demoThemeOptions(theme, dense),
    },
    '',
    Infinity,
  )});
`;
