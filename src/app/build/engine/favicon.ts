import { mark } from '../../../theme/icons';
import { paletteOf, siteTheme } from '../../../theme/siteTheme';

/** The mark on a tile, as SVG. */
export const markTile = (tile: string, onTile: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${tile}" d="${mark.tile}"/><g fill="${onTile}" transform="${mark.onTile}"><path d="${mark.bench}"/><path fill-opacity=".65" d="${mark.part}"/></g></svg>`;

/** The icon of the site as SVG: the mark on a tile in the primary color. */
export const favicon = (theme = siteTheme): string => {
  const { main, contrastText } = paletteOf(theme, 'light').primary;
  return markTile(main, contrastText);
};
