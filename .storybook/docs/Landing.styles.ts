import { styled } from '@mui/material/styles';

export const Hero = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: '16px 40px',
  '& > [aria-hidden]': { inlineSize: 40, blockSize: 40 },
  '& h1': { ...theme.typography.display, margin: 0, textWrap: 'balance' },
  '& p': {
    ...theme.typography.lead,
    margin: 0,
    maxInlineSize: '42em',
    color: theme.vars.palette.text.secondary,
  },
}));

export const Starts = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(208px, 1fr))',
  gap: 16,
  marginBlockEnd: 48,
});

export const StartCard = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  padding: 16,
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& a': {
    ...theme.typography.h4,
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& p': {
    ...theme.typography.body2,
    margin: 0,
    color: theme.vars.palette.text.secondary,
  },
}));

export const Jumps = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  paddingBlockEnd: 8,
  fontSize: theme.typography.label.fontSize,
  '& a': { color: theme.vars.palette.primary.main },
}));

export const Group = styled('section')(({ theme }) => ({
  paddingBlock: '32px 8px',
  scrollMarginBlockStart: 16,
  '& > h2': {
    ...theme.typography.h2,
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    margin: '0 0 16px',
  },
  '& > h2 > small': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  // Names without thumbnails.
  '& > ul:not([class])': {
    ...theme.typography.body2,
    columns: '260px 3',
    columnGap: 32,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ul:not([class]) li': { paddingBlock: 4, breakInside: 'avoid', overflowWrap: 'anywhere' },
  '& > ul:not([class]) ul': { margin: '4px 0 8px', padding: 0, listStyle: 'none' },
  '& > ul:not([class]) a': { color: theme.vars.palette.primary.main },
}));

/** Width of the thumbnail on a card, in pixels. */
export const thumbnailWidth = 248;

export const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${thumbnailWidth + 2}px)`,
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '&:hover, &:focus-within': { borderColor: theme.vars.palette.primary.main },
  '& > div': {
    display: 'grid',
    alignContent: 'safe center',
    blockSize: 164,
    overflow: 'hidden',
    background: theme.vars.palette.background.default,
  },
  '& > footer': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 8,
    padding: '8px 12px',
    borderBlockStart: 'var(--line)',
    background: theme.vars.palette.background.subtle,
    fontSize: theme.typography.label.fontSize,
  },
  '& > footer a': { fontWeight: 600, textDecoration: 'none' },
  '& > footer a::after': { content: '""', position: 'absolute', inset: 0 },
  '& > footer small': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.caption.fontSize,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
}));
