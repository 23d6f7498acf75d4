import { decomposeColor, type Theme } from '@mui/material/styles';
import { paletteOf, siteTheme } from '../../../theme/siteTheme';

/** Size of a social image in pixels, as the large services recommend. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Red, green and blue, each from 0 to 255. */
const channels = (color: string): readonly number[] => decomposeColor(color).values;

/** Colors of the pictures. */
export function pictureColors(theme: Theme = siteTheme) {
  const { background, text, primary, secondary } = paletteOf(theme, 'light');
  return {
    paper: channels(background.default),
    ink: channels(text.primary),
    primary: channels(primary.main),
    secondary: channels(secondary.main),
  };
}

/** The color that a picture has besides the paper and the ink; neutral pictures have none. */
export type PictureHue = Exclude<keyof ReturnType<typeof pictureColors>, 'paper'>;

/** Design of the pictures, in pixels. Their file names are hashes of it, so a change renders all of them again. */
export const pictureDesign = {
  margin: 80,
  colors: pictureColors(),
  /** The mark on its tile. */
  mark: { top: 84, size: 60 },
  name: { size: 36, baseline: 127, gap: 24, opacity: 0.72 },
  /** The band along the lower edge. */
  rule: 10,
  title: {
    sizes: [88, 76, 64, 52, 44],
    lineHeight: 1.14,
    maxLines: 3,
    lastBaseline: 536,
    /** Of a blank, in parts of the size. */ space: 0.28,
  },
} as const;
