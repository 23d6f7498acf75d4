import { sliderClasses } from '@mui/material/Slider';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';

export const Root = styled('div', { name: 'DocsThemeEditor', slot: 'Panel' })(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: 'inherit',
  background: theme.vars.palette.background.default,
  [`& .${sliderClasses.thumb}:has(:focus-visible)`]: { outline: '2px solid', outlineOffset: 2 },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}));

export const Choice = styled(ToggleButton, { name: 'DocsThemeEditor', slot: 'Choice' })(
  ({ theme }) => ({
    [`&.${toggleButtonClasses.root}`]: {
      flexDirection: 'column',
      gap: theme.spacing(0.75),
      minBlockSize: 'var(--row)',
      padding: theme.spacing(0.5),
      fontSize: theme.typography.label.fontSize,
      lineHeight: 1.3,
      '&:focus-visible': { outlineOffset: -2 },
    },
    [`&.${toggleButtonClasses.root}.${toggleButtonClasses.selected}`]: {
      color: theme.vars.palette.primary.main,
      '@media (forced-colors: active)': { textDecoration: 'underline' },
    },
  }),
);

/** Colors side by side. */
export const Swatch = styled('span', {
  name: 'DocsThemeEditor',
  slot: 'Swatch',
  shouldForwardProp: (name) => name !== 'colors',
})<{ colors: readonly string[] }>(({ colors }) => ({
  inlineSize: 56,
  blockSize: 18,
  border: 'var(--line)',
  borderRadius: 4,
  background: `linear-gradient(90deg, ${colors
    .map((color, index) => `${color} ${index * 25}% ${(index + 1) * 25}%`)
    .join()})`,
  forcedColorAdjust: 'none',
}));

/** A column for each scheme, whose fields are beside each other, and one for what both share. */
export const Columns = styled('div', { name: 'DocsThemeEditor', slot: 'Columns' })(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'repeat(5, auto) / repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2, 1.5),
  '& > *': { display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid' },
  '& > :last-child': { display: 'flex' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
}));

export const Picker = styled('input', { name: 'DocsThemeEditor', slot: 'Picker' })(({ theme }) => ({
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  marginInlineEnd: theme.spacing(1),
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 'var(--line)', borderRadius: 4 },
}));

/** Without the width that tables of prose give to their last column. */
export const Cell = styled('td', { name: 'DocsThemeEditor', slot: 'Cell' })({
  '.prose &&&': { minInlineSize: 0, fontVariantNumeric: 'tabular-nums' },
});

/** A ratio that is too low. */
export const Low = styled('strong', { name: 'DocsThemeEditor', slot: 'Low' })(({ theme }) => ({
  color: theme.vars.palette.error.main,
}));
