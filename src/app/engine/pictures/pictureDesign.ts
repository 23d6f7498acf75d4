import { decomposeColor, type Theme } from '@mui/material/styles';
import { paletteOf, siteTheme } from '../../../theme/siteTheme';

/** Red, green and blue, each from 0 to 255. */
const channels = (color: string): readonly number[] => decomposeColor(color).values;

/** Colors of the pictures. */
export function pictureColors(theme: Theme = siteTheme) {
  const { background, text, primary } = paletteOf(theme, 'light');
  return {
    paper: channels(background.default),
    ink: channels(text.primary),
    accent: channels(primary.main),
  };
}

/** Design of the pictures, in pixels. Their file names are hashes of it, so a change renders all of them again. */
export const pictureDesign = {
  margin: 80,
  colors: pictureColors(),
  /** The site's icon, in a box of 24. */
  mark: {
    top: 84,
    size: 60,
    path: 'M5 0h14a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5zM5 6v4h14V6zM5 12v6h6v-6zM13 12v6h6v-6z',
  },
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
