import { create } from 'storybook/theming/create';
import { monoFamily, sansFamily } from '../src/theme/fonts';
import { escapeHtml } from '../src/domain/strings/format';
import { palettes } from '../src/theme/palettes';
import { borderRadius } from '../src/theme/typeScale';

/** How the workbench is called, and the mark of its site as SVG. */
interface WorkbenchSite {
  name: string;
  mark: string;
}

/** The mark beside the name, as HTML: Storybook shows either a title or an image. */
const brand = ({ name, mark }: WorkbenchSite, accent: string) =>
  `<span style="display:flex;align-items:center;gap:10px">
  ${mark && `<span style="--accent:${accent};inline-size:22px;block-size:22px" aria-hidden="true">${mark}</span>`}
  ${escapeHtml(name)}</span>`;

/** The colors that Storybook takes from a palette of the theme. */
interface WorkbenchPalette {
  background: { default: string; subtle: string };
  divider: string;
  primary: { main: string; contrastText: string };
  text: { primary: string; secondary: string };
}

/**
 * The site's theme for Storybook itself: its manager and its documentation pages. It takes the palette, as the whole
 * theme would bring Material UI into the code of the manager.
 */
export function workbenchTheme(
  base: 'light' | 'dark',
  { background, divider, primary, text }: WorkbenchPalette = palettes[base],
  site: WorkbenchSite = { name: '', mark: '' },
) {
  return create({
    base,
    brandTitle: brand(site, primary.main),
    brandUrl: '../',
    brandTarget: '_self',
    fontBase: sansFamily,
    fontCode: monoFamily,
    colorPrimary: primary.main,
    colorSecondary: primary.main,
    appBg: background.subtle,
    appContentBg: background.default,
    appPreviewBg: background.default,
    appHoverBg: background.subtle,
    appBorderColor: divider,
    appBorderRadius: borderRadius,
    barBg: background.default,
    barTextColor: text.secondary,
    barHoverColor: primary.main,
    barSelectedColor: primary.main,
    textColor: text.primary,
    textMutedColor: text.secondary,
    textInverseColor: primary.contrastText,
    inputBg: background.default,
    inputBorder: divider,
    inputTextColor: text.primary,
    inputBorderRadius: borderRadius,
  });
}
