import { styled } from '@mui/material/styles';

export const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  marginBlockEnd: 16,
  paddingBlock: 12,
  borderBlockEnd: 'var(--line)',
  background: theme.vars.palette.background.default,
}));

export const Choice = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: theme.typography.label.fontSize,
  '& > *::first-letter': { textTransform: 'uppercase' },
  '& > legend': {
    float: 'inline-start',
    marginInlineEnd: 8,
    padding: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& > label': {
    position: 'relative',
    padding: '4px 10px',
    border: 'var(--line)',
    marginInlineStart: -1,
    cursor: 'pointer',
  },
  '& > label:first-of-type': { borderStartStartRadius: 4, borderEndStartRadius: 4 },
  '& > label:last-of-type': { borderStartEndRadius: 4, borderEndEndRadius: 4 },
  '& input': { position: 'absolute', opacity: 0, inset: 0, margin: 0 },
  '& > label:hover': { color: theme.vars.palette.primary.main },
  '& > label:has(:checked)': {
    zIndex: 1,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '& > label:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

export const Section = styled('section')(({ theme }) => ({
  paddingBlockEnd: 24,
  '& > h3': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    margin: '16px 0',
  },
  '& > h3 > small': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Between the tiles of a row. */
export const tileGap = 16;

export const Tiles = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `24px ${tileGap}px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The variants of a story, in a separate row where they need one. */
export const Frames = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tileGap,
  alignItems: 'start',
  '& > figure': { margin: 0 },
  '& > figure > div': { boxSizing: 'content-box', border: 'var(--line)', borderRadius: 4 },
  '& > figure:is(:hover, :focus-within) > div': { borderColor: theme.vars.palette.primary.main },
  '& > figure:has(:focus-visible) > div': { outline: 'auto' },
  '& a': { position: 'absolute', inset: 0, outline: 0 },
  '& figcaption::first-letter': { textTransform: 'uppercase' },
  '& figcaption': { paddingBlockStart: 4, color: theme.vars.palette.text.secondary },
}));

export const Tile = styled('li')(({ theme }) => ({
  fontSize: theme.typography.label.fontSize,
  lineHeight: 1.4,
  '& > :not(:first-child)': { inlineSize: 0, minInlineSize: '100%', margin: 0 },
  '& > h4': { paddingBlockStart: 6, fontWeight: 600 },
  '& > p': { color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
}));
