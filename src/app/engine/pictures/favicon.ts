import { paletteOf, siteTheme } from '../../../theme/siteTheme';
import { pictureDesign } from './pictureDesign';

/** The icon of the site as SVG: the mark in the primary color. */
export const favicon = (theme = siteTheme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#fff" d="M4 5h16v14H4z"/><path fill="${paletteOf(theme, 'light').primary.main}" d="${pictureDesign.mark.path}"/></svg>`;
