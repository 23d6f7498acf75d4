import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from '@mui/material/styles';
import { blend } from '@mui/system/colorManipulator';
import { houseAdsFolder } from '../../../domain/ads/houseAds';
import { paletteOf, siteTheme } from '../../../theme/siteTheme';

/** Values of the variables that the drawings use. */
function drawingColors({ background, text, ...palette }: ReturnType<typeof paletteOf>) {
  return {
    ground: background.subtle,
    panel: background.paper,
    fill: blend(background.paper, text.secondary, 0.12),
    line: blend(background.paper, text.secondary, 0.25),
    tint: blend(background.paper, palette.primary.main, 0.2),
    primary: palette.primary.main,
    secondary: palette.secondary.main,
    success: palette.success.main,
  };
}

/**
 * The drawings of the house ads as SVG in the colors of the theme, by file name: `<name>-light.svg` and
 * `<name>-dark.svg`.
 */
export function houseAdDrawings(
  contentDir: string,
  theme: Theme = siteTheme,
): Record<string, string> {
  const folder = path.join(contentDir, houseAdsFolder);
  if (!existsSync(folder)) return {};
  const drawings = readdirSync(folder).map((file) => ({
    name: path.parse(file).name,
    svg: readFileSync(path.join(folder, file), 'utf8'),
  }));
  return Object.fromEntries(
    (['light', 'dark'] as const).flatMap((scheme) => {
      const colors = Object.entries(drawingColors(paletteOf(theme, scheme)));
      return drawings.map(({ name, svg }) => [
        `${name}-${scheme}.svg`,
        colors.reduce((drawn, [color, value]) => drawn.replaceAll(`var(--${color})`, value), svg),
      ]);
    }),
  );
}
