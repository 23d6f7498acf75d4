import { styled } from '@mui/material/styles';
import { productHue } from '../../theme/mixins';

export const Root = styled('div', { name: 'DocsThemeEditor', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

/**
 * A box that has the height of the controls from the click on. With a theme, the editor opens by itself, and the box
 * has that height from the start: what is below it moves with the click, or not at all.
 */
export const Controls = styled('div', { name: 'DocsThemeEditor', slot: 'Controls' })(
  ({ theme }) => ({
    display: 'grid',
    placeContent: 'center',
    placeItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(4, 3),
    border: 'var(--line)',
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.subtle,
    color: theme.vars.palette.text.secondary,
    '[data-demo-theme]:not([data-demo-theme=""]) &, &:has(> [aria-busy], > [data-island][hidden])':
      {
        minBlockSize: 475,
        [theme.breakpoints.down('sm')]: { minBlockSize: 720 },
      },
    '&:has(> [data-island][hidden])': {
      placeContent: 'start stretch',
      placeItems: 'stretch',
      padding: 0,
      background: 'none',
      '& > :not(:last-child)': { display: 'none' },
    },
  }),
);

export const Start = styled('button', { name: 'DocsThemeEditor', slot: 'Start' })(({ theme }) => ({
  ...productHue(theme),
  minBlockSize: 'max(var(--row), 40px)',
  paddingInline: theme.spacing(2.25),
  borderRadius: theme.shape.borderRadius,
  background: 'var(--hue)',
  color: 'var(--on-hue)',
  fontWeight: 500,
  '&:hover, &:active': { filter: 'brightness(1.2)' },
  '@media (scripting: none)': { display: 'none' },
}));
