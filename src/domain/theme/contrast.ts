import type { DemoTheme, schemes } from './demoTheme';

/** Red, green and blue from 0 to 255. */
type Rgb = readonly number[];

const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

/** A color of which only a part covers the surface below it. */
const over = (surface: Rgb, color: Rgb, opacity: number): Rgb =>
  surface.map((channel, index) => channel * (1 - opacity) + color[index]! * opacity);

/** Relative luminance, from 0 to 1, as WCAG 2 defines it. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Rounded down to two digits: a ratio just below a level must not look as if it had reached it. */
function ratioOf(one: Rgb, other: Rgb): number {
  const both = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.floor((Math.max(...both) / Math.min(...both)) * 100) / 100;
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** Text of Material UI by color scheme: its color, and the opacity of the main and of the secondary text. */
const texts = { light: [black, 0.87, 0.6], dark: [white, 1, 0.7] } as const;

/** Material UI writes white on a color from the contrast 3 on. It rounds luminance to three digits. */
const labelOn = (color: Rgb): Rgb =>
  1.05 / (Number(luminance(color).toFixed(3)) + 0.05) >= 3 ? white : over(color, black, 0.87);

/** Level of a contrast ratio for text of ordinary size; `large` passes AA for large or bold text and for icons only. */
export function levelOf(ratio: number): 'AAA' | 'AA' | 'large' | 'fail' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'fail';
}

/** What is written on what. */
export const contrastPairs = [
  ...(['textOnPage', 'textOnPaper', 'secondaryTextOnPage', 'secondaryTextOnPaper'] as const),
  ...(['primaryOnPage', 'primaryOnPaper', 'labelOnPrimary'] as const),
  ...(['secondaryOnPage', 'secondaryOnPaper', 'labelOnSecondary'] as const),
];

/** The contrast ratio of each pair of text and surface in one color scheme. */
export function contrastOf(
  theme: Pick<DemoTheme, 'light' | 'dark'>,
  scheme: (typeof schemes)[number],
): Record<(typeof contrastPairs)[number], number> {
  const [color, main, less] = texts[scheme];
  const colors = theme[scheme];
  const [page, paper] = [rgbOf(colors.page), rgbOf(colors.paper)];
  const [primary, secondary] = [rgbOf(colors.primary), rgbOf(colors.secondary)];
  return {
    textOnPage: ratioOf(over(page, color, main), page),
    textOnPaper: ratioOf(over(paper, color, main), paper),
    secondaryTextOnPage: ratioOf(over(page, color, less), page),
    secondaryTextOnPaper: ratioOf(over(paper, color, less), paper),
    primaryOnPage: ratioOf(primary, page),
    primaryOnPaper: ratioOf(primary, paper),
    labelOnPrimary: ratioOf(labelOn(primary), primary),
    secondaryOnPage: ratioOf(secondary, page),
    secondaryOnPaper: ratioOf(secondary, paper),
    labelOnSecondary: ratioOf(labelOn(secondary), secondary),
  };
}
