import type { ColorSystemOptions } from '@mui/material/styles';

type Palette = NonNullable<ColorSystemOptions['palette']>;

const light = {
  primary: { main: '#0a5fc4', light: '#3b82dd', dark: '#084a9a', contrastText: '#fff' },
  secondary: { main: '#7a35c8', light: '#9c66dd', dark: '#5a2499', contrastText: '#fff' },
  error: { main: '#b42525', light: '#d45050', dark: '#8c1a1a', contrastText: '#fff' },
  warning: { main: '#8f5200', light: '#b86e0c', dark: '#6d3e00', contrastText: '#fff' },
  info: { main: '#0a5fc4', light: '#3b82dd', dark: '#084a9a', contrastText: '#fff' },
  success: { main: '#196b3b', light: '#2f8f57', dark: '#11502b', contrastText: '#fff' },
  text: { primary: '#1b222b', secondary: '#495461', disabled: '#8a939e' },
  background: { default: '#fff', paper: '#fff', subtle: '#f6f8fa' },
  divider: '#e1e5ea',
  backdrop: 'rgba(10,14,19,0.45)',
  TableCell: { border: '#e1e5ea' },
  action: { hover: 'rgba(27,34,43,0.05)', selected: 'rgba(10,95,196,0.09)', active: '#495461' },
  code: {
    keyword: '#9c2c66',
    string: '#196b3b',
    comment: '#5f6a77',
    constant: '#8f4d00',
    function: '#6239ad',
    punctuation: '#566270',
    tag: '#0a5fc4',
    inserted: '#196b3b',
    deleted: '#b42525',
  },
} satisfies Palette;

const dark = {
  primary: { main: '#82b7ff', light: '#abcfff', dark: '#4f97f0', contrastText: '#0b1524' },
  secondary: { main: '#cfa8ff', light: '#e2caff', dark: '#b07ff0', contrastText: '#1c0b33' },
  error: { main: '#ff9b94', light: '#ffc0bb', dark: '#e8665d', contrastText: '#2a0a08' },
  warning: { main: '#f0b95c', light: '#f7d08e', dark: '#d0932b', contrastText: '#261802' },
  info: { main: '#82b7ff', light: '#abcfff', dark: '#4f97f0', contrastText: '#0b1524' },
  success: { main: '#79d39b', light: '#a5e3bc', dark: '#46ad6d', contrastText: '#06210f' },
  text: { primary: '#dde3ea', secondary: '#a8b3bf', disabled: '#66717d' },
  background: { default: '#10151b', paper: '#1b222b', subtle: '#171d25' },
  divider: '#2a333d',
  backdrop: 'rgba(10,14,19,0.45)',
  TableCell: { border: '#2a333d' },
  action: {
    hover: 'rgba(221,227,234,0.07)',
    selected: 'rgba(130,183,255,0.14)',
    active: '#a8b3bf',
  },
  code: {
    keyword: '#f3a0c4',
    string: '#8ad4a5',
    comment: '#909ca9',
    constant: '#efbd6c',
    function: '#c4b3ff',
    punctuation: '#9eaab6',
    tag: '#8bbcff',
    inserted: '#79d39b',
    deleted: '#ff9b94',
  },
} satisfies Palette;

/**
 * Light and dark palettes: three surfaces, a divider, two text colors, and state colors. The primary color is that of
 * links and controls. On pages of Studio, the secondary one takes its place.
 */
export const palettes = { light, dark };

declare module '@mui/material/styles' {
  interface Palette {
    /** Over the page, behind a drawer. */
    backdrop: string;
    code: SyntaxColors;
  }
  interface PaletteOptions {
    backdrop?: string;
    code?: Partial<SyntaxColors>;
  }
  interface TypeBackground {
    /** The surface of code, table headers and footers. */
    subtle: string;
  }
  /** Colors of the kinds of tokens in code. */
  interface SyntaxColors {
    keyword: string;
    string: string;
    comment: string;
    constant: string;
    function: string;
    punctuation: string;
    tag: string;
    inserted: string;
    deleted: string;
  }
  interface PaletteBackgroundChannel {
    subtleChannel: string;
  }
}
