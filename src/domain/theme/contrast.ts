import { schemes, type DemoTheme } from './demoTheme';

/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16)) as unknown as Rgb;

/** A color of which only a part covers the surface below it. */
const over = (surface: Rgb, color: Rgb, opacity: number): Rgb =>
  surface.map(
    (channel, index) => channel * (1 - opacity) + color[index]! * opacity,
  ) as unknown as Rgb;

/** Relative luminance, from 0 to 1, as WCAG 2 defines it. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** Text of Material UI by color scheme: its color, and the opacity of the main and of the secondary text. */
const texts = {
  light: { color: black, main: 0.87, secondary: 0.6 },
  dark: { color: white, main: 1, secondary: 0.7 },
} as const;

/** Material UI writes white on a color from this contrast on. It rounds luminance to three digits. */
const whiteFrom = 3;

function labelOn(color: Rgb): Rgb {
  const onWhite = 1.05 / (Number(luminance(color).toFixed(3)) + 0.05);
  return onWhite >= whiteFrom ? white : over(color, black, texts.light.main);
}

/** Level of a contrast ratio for text of ordinary size; `large` passes AA for large or bold text and for icons only. */
export type ContrastLevel = 'AAA' | 'AA' | 'large' | 'fail';

const levels: readonly (readonly [level: ContrastLevel, from: number])[] = [
  ['AAA', 7],
  ['AA', 4.5],
  ['large', 3],
];

export const levelOf = (ratio: number): ContrastLevel =>
  levels.find(([, from]) => ratio >= from)?.[0] ?? 'fail';

/** What is written on what. */
export const contrastPairs = [
  'textOnPage',
  'textOnPaper',
  'secondaryTextOnPage',
  'secondaryTextOnPaper',
  'primaryOnPage',
  'primaryOnPaper',
  'labelOnPrimary',
  'secondaryOnPage',
  'secondaryOnPaper',
  'labelOnSecondary',
] as const;

export type ContrastPair = (typeof contrastPairs)[number];

/** The contrast ratio of each pair of text and surface in one color scheme, rounded down to two digits. */
export function contrastOf(
  theme: Pick<DemoTheme, 'light' | 'dark'>,
  scheme: (typeof schemes)[number],
): Record<ContrastPair, number> {
  const { color, main, secondary: less } = texts[scheme];
  const [primary, secondary, page, paper] = (
    ['primary', 'secondary', 'page', 'paper'] as const
  ).map((name) => rgbOf(theme[scheme][name])) as [Rgb, Rgb, Rgb, Rgb];
  const ratios: Record<ContrastPair, number> = {
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
  return Object.fromEntries(
    // A ratio just below a level must not look as if it had reached it.
    Object.entries(ratios).map(([pair, ratio]) => [pair, Math.floor(ratio * 100) / 100]),
  ) as Record<ContrastPair, number>;
}
