import type { CSSObject, Theme } from '@mui/material/styles';

/** The dialog of the search, and the one that takes what is typed until the search has loaded: the same box. */
export const searchBox = (theme: Theme) => ({
  inlineSize: 'min(44rem, calc(100vw - 4rem))',
  maxInlineSize: 'none',
  // Of the starter searches: it grows with results, and never shrinks.
  minBlockSize: 'min(21.5rem, calc(100dvh - 20vh))',
  marginBlockStart: '10vh',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[24],
  outline: 0,
  [theme.breakpoints.down('sm')]: {
    inlineSize: '100%',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
  },
});

export const searchHead = (theme: Theme) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minBlockSize: 60,
  paddingInline: theme.spacing(2.5, 1.5),
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2, 1) },
});

export const searchClose = {
  flex: 'none',
  inlineSize: 'var(--row)',
  blockSize: 'var(--row)',
  padding: 0,
} as const;

export const searchInput = (theme: Theme): CSSObject => ({
  flex: 1,
  minInlineSize: 0,
  blockSize: 44,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  fontFamily: 'inherit',
  // Beside the sign, whatever the direction of the query.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  // Smaller text makes a phone zoom in.
  fontSize: theme.typography.pxToRem(17),
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: 2 },
});
