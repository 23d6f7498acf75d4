import {
  createTheme as createMuiTheme,
  type Components,
  type PaletteOptions,
  type Theme,
} from '@mui/material/styles';
import type { Preferences } from '../../../domain/preferences/preferenceTable';
import { demoThemeOptions, parseDemoTheme, schemes } from '../../../domain/theme/demoTheme';
import type { CreateThemeOptions } from '../../../theme/createDocsTheme';
import { denseComponents } from '../../../theme/denseComponents';
import { sansFamily } from '../../../theme/fonts';
import { palettes } from '../../../theme/palettes';

type Scheme = (typeof schemes)[number];

/** What the page has chosen, as far as demos show it: `DemoStyles` sets it, and renders all again. */
export const shown: Pick<Preferences, 'direction' | 'density' | 'demoTheme'> = {
  direction: 'ltr',
  density: 'comfortable',
  demoTheme: '',
};

/** The theme that a reader chose for all demos. */
type ChosenTheme = ReturnType<typeof chosenOptions>;

const chosenOptions = (theme: string) => demoThemeOptions(parseDemoTheme(theme), denseComponents);

function onSurfaces(
  scheme: Scheme,
  chosen?: ChosenTheme,
  palette: PaletteOptions = {},
): PaletteOptions {
  const { background, error } = palettes[scheme];
  const { default: page, paper } = background;
  const given = chosen?.colorSchemes[scheme].palette;
  return {
    // Material UI's has too little contrast on the page's dark cards.
    ...(scheme === 'dark' && !chosen ? { error } : {}),
    ...given,
    ...palette,
    background: { default: page, paper, ...given?.background, ...palette.background },
  };
}

/** The palettes of a theme, on the surfaces of the page or of the reader where they name no other. */
function withSurfaces(
  { palette, colorSchemes, defaultColorScheme }: CreateThemeOptions,
  chosen?: ChosenTheme,
): CreateThemeOptions {
  const initial = defaultColorScheme ?? palette?.mode ?? 'light';
  if (!colorSchemes) return { palette: onSurfaces(palette?.mode ?? 'light', chosen, palette) };
  const known = schemes.filter((scheme) => colorSchemes[scheme] || scheme === initial);
  const changed = known.map((scheme) => {
    const named = colorSchemes[scheme];
    const options = typeof named === 'object' ? named : {};
    return [scheme, { ...options, palette: onSurfaces(scheme, chosen, options.palette) }];
  });
  return {
    ...(palette ? { palette: onSurfaces(palette.mode ?? 'light', chosen, palette) } : {}),
    colorSchemes: { ...colorSchemes, ...Object.fromEntries(changed) },
  };
}

/** Components with the default props of the dense theme, where they set no other. */
const dense = (components: Components<Theme> = {}): Components<Theme> => ({
  ...components,
  ...Object.fromEntries(
    Object.entries(denseComponents).map(([name, { defaultProps }]) => {
      const component = components[name as keyof typeof denseComponents];
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
const surface = 'var(--mui-palette-background-default, var(--demo-palette-background-default))';
const framed: object = {
  // Browsers print pages on white, on which the texts of the dark mode are lost.
  MuiCssBaseline: { styleOverrides: { '#demo': { '@media print': { background: surface } } } },
  MuiDesktopDatePicker: { defaultProps: { slotProps: { popper: calendar } } },
};

/**
 * Replaces Material UI's `createTheme` in frames: what a demo leaves open comes from the page, so that its code stays
 * what a reader would write. Font and surfaces are the page's, or the reader's with colors and radius, a low `md` keeps
 * the sidebar visible in a narrow frame, calendars stay inside it, and direction and density follow the page.
 */
export function createTheme(options: CreateThemeOptions = {}, ...args: object[]): Theme {
  const make = (chosen?: ChosenTheme) =>
    createMuiTheme(
      {
        breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
        ...options,
        shape: { ...chosen?.shape, ...options.shape },
        typography:
          typeof options.typography === 'function'
            ? options.typography
            : { fontFamily: sansFamily, ...chosen?.typography, ...options.typography },
        ...withSurfaces(options, chosen),
        components: { ...framed, ...options.components },
        // On paper, a layout has its header and sidebar.
        unstable_sxConfig: { displayPrint: { cssProperty: false, transform: () => ({}) } },
      },
      ...args,
    );
  let theme: Theme;
  let chosen: ChosenTheme | undefined;
  let madeOf: string | undefined;
  const current = () => {
    const wanted = shown.demoTheme;
    if (wanted !== madeOf) {
      chosen = wanted ? chosenOptions(wanted) : undefined;
      theme = make(chosen);
      madeOf = wanted;
    }
    return theme;
  };
  const isDense = () => shown.density === 'dense' || chosen?.components !== undefined;
  const parts: Partial<Record<keyof Theme, () => unknown>> = {
    direction: () => options.direction ?? shown.direction,
    components: () => (isDense() ? dense(theme.components) : theme.components),
  };
  // A demo makes its theme once, when its file is loaded; `DemoStyles` renders it again when one of these changes.
  return Object.defineProperties(
    {} as Theme,
    Object.fromEntries(
      (Object.keys(current()) as (keyof Theme)[]).map((key) => [
        key,
        { enumerable: true, get: () => (current(), parts[key]?.() ?? theme[key]) },
      ]),
    ),
  );
}
