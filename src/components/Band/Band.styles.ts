import { styled } from '@mui/material/styles';

export const Root = styled('div', { name: 'DocsBand', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: theme.spacing(5),
  // From edge to edge of the window: an outset image is painted, but takes no room.
  border: 0,
  borderImage: `linear-gradient(${theme.vars.palette.divider} 1px, ${theme.vars.palette.background.subtle} 0 calc(100% - 1px), ${theme.vars.palette.divider} 0) fill 0 / 0 / 0 100vw`,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
  '& + *': { marginBlockStart: theme.spacing(9) },
  '&[data-kind="hero"]': {
    paddingBlock: theme.spacing(2, 5),
    borderImageSource: 'none',
    // Squared paper that fades to the edges.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-32px calc(-1 * var(--gutter)) 0',
      zIndex: -1,
      background: ['90deg', '0deg']
        .map(
          (angle) =>
            `repeating-linear-gradient(${angle}, color-mix(in srgb, ${theme.vars.palette.divider} 85%, transparent) 0 1px, transparent 1px 32px)`,
        )
        .join(),
      maskImage: 'radial-gradient(60% 80% at 60% 30%, currentColor, transparent)',
      '@media (forced-colors: active)': { display: 'none' },
    },
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(4, 8) },
  },
}));
