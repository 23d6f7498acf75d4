import {
  createTheme as createMuiTheme,
  type Components,
  type PaletteOptions,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { preferenceTable } from '../../../domain/preferences/preferenceTable';
import { denseComponents } from '../../../theme/denseComponents';
import { sansFamily } from '../../../theme/fonts';
import { palettes } from '../../../theme/palettes';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const onSurfaces = (scheme: Scheme, palette: PaletteOptions = {}): PaletteOptions => {
  const { background, error } = palettes[scheme];
  const { default: page, paper } = background;
  return {
    // Material UI's has too little contrast on the page's dark cards.
    ...(scheme === 'dark' ? { error } : {}),
    ...palette,
    background: { default: page, paper, ...palette.background },
  };
};

/** The palettes of a theme, on the surfaces of the page where they name no other. */
function withSurfaces({ palette, colorSchemes, defaultColorScheme }: ThemeOptions): ThemeOptions {
  const initial = defaultColorScheme ?? palette?.mode ?? 'light';
  if (!colorSchemes) return { palette: onSurfaces(palette?.mode ?? 'light', palette) };
  const known = schemes.filter((scheme) => colorSchemes[scheme] || scheme === initial);
  const changed = known.map((scheme) => {
    const own = colorSchemes[scheme];
    const options = typeof own === 'object' ? own : {};
    return [scheme, { ...options, palette: onSurfaces(scheme, options.palette) }];
  });
  return {
    ...(palette ? { palette: onSurfaces(palette.mode ?? 'light', palette) } : {}),
    colorSchemes: { ...colorSchemes, ...Object.fromEntries(changed) },
  };
}

/** Components with the default props of the dense theme, where they set no other. */
const dense = (own: Components<Theme> = {}): Components<Theme> => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(denseComponents).map(([name, { defaultProps }]) => {
      const component = own[name as keyof typeof denseComponents];
      return [
        name,
        { ...component, defaultProps: { ...defaultProps, ...component?.defaultProps } },
      ];
    }),
  ),
});

/** A frame is too low for a calendar below its field: it opens beside or over it, where it fits. */
const calendar = {
  placement: 'left',
  modifiers: [{ name: 'preventOverflow', options: { altAxis: true } }],
};
const calendars: object = {
  MuiDesktopDatePicker: { defaultProps: { slotProps: { popper: calendar } } },
};

/**
 * Replaces Material UI's `createTheme` in frames: what a demo leaves open comes from the page, so that its code stays
 * what a reader would write. Font and surfaces are the page's, a low `md` keeps the sidebar visible in a narrow frame,
 * calendars stay inside it, and direction and density follow the document.
 */
export function createTheme(options: ThemeOptions = {}, ...args: object[]): Theme {
  const theme = createMuiTheme(
    {
      breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
      ...options,
      typography:
        typeof options.typography === 'function'
          ? options.typography
          : { fontFamily: sansFamily, ...options.typography },
      ...withSurfaces(options),
      components: { ...calendars, ...options.components },
    },
    ...args,
  );
  const root = document.documentElement;
  const isDense = () => root.getAttribute(preferenceTable.density.attribute) === 'dense';
  const { components } = theme;
  // A demo makes its theme once, when its file is loaded; `DemoStyles` renders it again when one of these changes.
  return Object.defineProperties(theme, {
    direction: { enumerable: true, get: () => options.direction ?? (root.dir || 'ltr') },
    components: { enumerable: true, get: () => (isDense() ? dense(components) : components) },
  });
}
