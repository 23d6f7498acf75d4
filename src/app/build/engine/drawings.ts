import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from '@mui/material/styles';
import { blend } from '@mui/system/colorManipulator';
import { houseAdsFolder } from '../../../domain/ads/houseAds';
import { escapeHtml } from '../../../domain/strings/format';
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

const tile = 'M6 0h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z';

/** The mark on a tile, as SVG. */
export function markTile(mark: string, color: string, onTile: string): string {
  const drawn = mark
    .replaceAll('currentColor', onTile)
    .replaceAll('"var(--accent)"', `"${onTile}" fill-opacity=".65"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${color}" d="${tile}"/><g transform="translate(4.5 4.5) scale(.625)">${drawn}</g></svg>`;
}

const firstLetter = (name: string) =>
  `<text x="12" y="21" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="600" font-size="25" fill="currentColor">${escapeHtml(([...name][0] ?? '').toUpperCase())}</text>`;

/** The icon of the site as SVG: its mark, or the first letter of its name, on a tile in the primary color. */
export function favicon(
  { name, mark = firstLetter(name) }: { name: string; mark?: string | undefined },
  theme = siteTheme,
): string {
  const { main, contrastText } = paletteOf(theme, 'light').primary;
  return markTile(mark, main, contrastText);
}
