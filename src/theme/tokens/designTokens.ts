import { decomposeColor, hexToRgb, rgbToHex, type Theme } from '@mui/material/styles';
import { createDocsTheme, type CreateThemeOptions } from '../createDocsTheme';
import { monoFamily, sansFamily } from '../fonts';
import { siteVariables } from '../siteVariables';
import { colorTokens, type Scheme } from './colorTokens';
import {
  breakpointTokens,
  durationTokens,
  easingTokens,
  layerTokens,
  pixelsOf,
  radiusTokens,
  rhythmTokens,
  shadowTokens,
  spacingTokens,
  typeTokens,
  type TypeToken,
} from './valueTokens';

/** Folder of the files, below the base of the site. */
export const tokensFolder = 'tokens/';

/** The file that says how the others go together. */
export const resolverFile = 'theme.resolver.json';

/** What each group holds, for readers of the files and of the Foundations pages. */
export const tokenTexts = {
  palette: 'The colors of the theme.',
  typography: 'The variants of the type scale.',
  spacing:
    'Distances are multiples of 4 px on a grid of 8 px. In an article they are in rem, so they scale with its text.',
  rhythm:
    'Vertical distances in an article: above a section, above a subsection, between paragraphs.',
  shape: 'How round corners are.',
  breakpoint: 'The widths from which a layout applies.',
  shadows: 'Shadows are only for what floats.',
  zIndex: 'The stacking order of what is above the page.',
  duration: 'How long what moves is on its way. Nothing moves unless the user moved it.',
  easing: 'How what moves sets off and arrives.',
};

/** A tree of tokens in the format of the W3C Design Tokens Community Group, version 2025.10. */
type DesignTokens = { [name: string]: DesignTokens | string | number | object };

/** The last six digits are those of the opaque color: the format has its alpha beside. */
function color(value: string) {
  const { values } = decomposeColor(value.startsWith('#') ? hexToRgb(value) : value);
  const [red = 0, green = 0, blue = 0, alpha = 1] = values;
  const share = (channel: number) => Number((channel / 255).toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(share),
    alpha,
    hex: rgbToHex(`rgb(${red}, ${green}, ${blue})`),
  };
}

function dimension(value: string) {
  const [, number, unit] = /^(-?[\d.]+)(px|rem)$/.exec(value) ?? [];
  if (!number) throw new Error(`A dimension of a design token is in px or rem, not "${value}".`);
  return { value: Number(number), unit };
}

/** Puts a token at its path: `text.primary`. */
function place(tree: DesignTokens, path: string, token: object) {
  const names = path.split('.');
  const last = names.pop()!;
  let group = tree;
  for (const name of names) group = (group[name] ??= {}) as DesignTokens;
  group[last] = token;
}

/** The colors of one scheme. Those of the other have the same names. */
function paletteIn(theme: Theme, scheme: Scheme): DesignTokens {
  const tree: DesignTokens = { $type: 'color', $description: tokenTexts.palette };
  for (const { path, values } of colorTokens(theme))
    place(tree, path, { $value: color(values[scheme]) });
  return { palette: tree };
}

const familiesOf = (list: string) => list.split(',').map((family) => family.replaceAll('"', ''));

/** Null for text whose size depends on the text around: the format has no such unit. */
function typography({ variant, family, size, weight, lineHeight, letterSpacing }: TypeToken) {
  const pixels = pixelsOf(size);
  if (pixels === null) return null;
  const spacing = letterSpacing.endsWith('em') ? parseFloat(letterSpacing) * pixels : 0;
  return [
    variant,
    {
      $type: 'typography',
      $value: {
        fontFamily: `{fontFamily.${family === 'var(--mono)' ? 'mono' : 'sans'}}`,
        fontSize: { value: pixels / 16, unit: 'rem' },
        fontWeight: Number(weight) || 400,
        letterSpacing: { value: Number(spacing.toFixed(3)), unit: 'px' },
        lineHeight: Number(lineHeight) || 1.5,
      },
    },
  ] as const;
}

/** `0 1px 2px rgba(…)`, several of them with commas between. */
function shadow(value: string) {
  if (value === 'none') return [];
  const layers = [...value.matchAll(/(-?\d+)(?:px)? (-?\d+)(?:px)? (\d+)(?:px)? (rgba\([^)]+\))/g)];
  return layers.map(([, x, y, blur, shade]) => ({
    color: color(shade!),
    offsetX: { value: Number(x), unit: 'px' },
    offsetY: { value: Number(y), unit: 'px' },
    blur: { value: Number(blur), unit: 'px' },
    spread: { value: 0, unit: 'px' },
  }));
}

const bezier = (value: string) => value.match(/-?[\d.]+/g)!.map(Number);

const lastOf = (path = '') => path.slice(path.lastIndexOf('.') + 1);

type Named = readonly { path?: string; variable?: string; value: string }[];

/** A group with a token for each row, named after the last part of its path or after its variable. */
const group = (
  $type: string,
  $description: string,
  rows: Named,
  read: (value: string) => unknown,
) => ({
  $type,
  $description,
  ...Object.fromEntries(
    rows.map(({ path, variable = '', value }) => [
      // A point separates the groups of a reference: 0.5 and 1.5 get a hyphen.
      lastOf(path?.replace(/(\d)\.(\d)/, '$1-$2') ?? variable.slice(2)).replace(
        /^spacing\((.+)\)$/,
        '$1',
      ),
      { $value: read(value) },
    ]),
  ),
});

const rhythmIn = (theme: Theme) =>
  group('dimension', tokenTexts.rhythm, rhythmTokens(theme), dimension);

const typographyIn = (theme: Theme): DesignTokens => ({
  $description: tokenTexts.typography,
  ...Object.fromEntries(
    typeTokens(theme).flatMap((token) => {
      const entry = typography(token);
      return entry ? [entry] : [];
    }),
  ),
});

/** What neither scheme nor density changes, and the values of the comfortable density. */
const baseTokens = (theme: Theme): DesignTokens => ({
  fontFamily: {
    $type: 'fontFamily',
    sans: { $value: familiesOf(sansFamily) },
    mono: { $value: familiesOf(monoFamily) },
  },
  typography: typographyIn(theme),
  spacing: group('dimension', tokenTexts.spacing, spacingTokens(theme), dimension),
  rhythm: rhythmIn(theme),
  shape: group('dimension', tokenTexts.shape, radiusTokens(theme), dimension),
  breakpoint: group('dimension', tokenTexts.breakpoint, breakpointTokens(theme), dimension),
  shadows: {
    $type: 'shadow',
    $description: tokenTexts.shadows,
    ...Object.fromEntries(
      shadowTokens(theme)
        .filter(({ value }) => value !== 'none')
        .map(({ from, value }) => [from, { $value: shadow(value) }]),
    ),
  },
  zIndex: group('number', tokenTexts.zIndex, layerTokens(theme), Number),
  duration: group('duration', tokenTexts.duration, durationTokens(theme), (value) => ({
    value: parseInt(value, 10),
    unit: 'ms',
  })),
  easing: group('cubicBezier', tokenTexts.easing, easingTokens(theme), bezier),
});

/** The tokens that are not the same in both, as those of the second. */
function changed(before: DesignTokens, after: DesignTokens): DesignTokens {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, token]) =>
        name.startsWith('$') || JSON.stringify(before[name]) !== JSON.stringify(token),
    ),
  );
}

const file = ($ref: string) => ({ $ref });

/**
 * The theme as files of design tokens (DTCG 2025.10), by name. Light and dark name the same colors; dense gives other
 * values to some tokens of the base. The resolver says how they go together; `tokens.css` has all as CSS variables,
 * with those that Material UI derives. The format has no em and no sizes that grow with the window: letter spacings are
 * in pixels, and sizes are the largest.
 * @param overrides merged over the theme
 */
export function tokenFiles(overrides: CreateThemeOptions = {}): Record<string, string> {
  const theme = createDocsTheme({}, overrides);
  const dense = createDocsTheme({ dense: true }, overrides);
  const trees = {
    'base.tokens.json': baseTokens(theme),
    'light.tokens.json': paletteIn(theme, 'light'),
    'dark.tokens.json': paletteIn(theme, 'dark'),
    'dense.tokens.json': {
      typography: changed(typographyIn(theme), typographyIn(dense)),
      rhythm: changed(rhythmIn(theme), rhythmIn(dense)),
    },
    [resolverFile]: {
      $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
      name: 'Theme of the documentation',
      version: '2025.10',
      sets: { base: { sources: [file('base.tokens.json')] } },
      modifiers: {
        scheme: {
          contexts: { light: [file('light.tokens.json')], dark: [file('dark.tokens.json')] },
          default: 'light',
        },
        density: {
          contexts: { comfortable: [], dense: [file('dense.tokens.json')] },
          default: 'comfortable',
        },
      },
      resolutionOrder: [
        file('#/sets/base'),
        file('#/modifiers/scheme'),
        file('#/modifiers/density'),
      ],
    },
  };
  return {
    ...Object.fromEntries(
      Object.entries(trees).map(([name, tree]) => [name, `${JSON.stringify(tree, null, 2)}\n`]),
    ),
    'tokens.css': siteVariables(overrides).replace(/[;{}]/g, '$&\n'),
  };
}
