import { escapeHtml } from '../../../domain/strings/format';
import { paletteOf, siteTheme } from '../../../theme/siteTheme';

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
