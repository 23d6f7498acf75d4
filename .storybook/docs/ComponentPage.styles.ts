import { styled } from '@mui/material/styles';

export const Part = styled('section')(({ theme }) => ({
  paddingBlockEnd: 16,
  '& > h2': { ...theme.typography.h2, margin: '24px 0 12px' },
  '& > p': { ...theme.typography.body1, maxInlineSize: '44em', margin: 0 },
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** The story beside its properties; a whole window is shown as wide as that of a desktop. */
export const PropertiesStory = styled('div')({
  // Storybook sets the width in a style attribute.
  '&[data-whole] iframe': { inlineSize: '1280px !important', zoom: 0.75 },
});

export const Inline = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { color: theme.vars.palette.primary.main },
}));

export const Anatomy = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: 24,
  alignItems: 'start',
  '& > ol': {
    ...theme.typography.body2,
    columns: '160px 2',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ol > li': { paddingBlock: 4, breakInside: 'avoid' },
  '& > ol > li > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

export const Figure = styled('div')({
  position: 'relative',
  justifySelf: 'start',
  maxInlineSize: '100%',
  overflow: 'hidden',
  border: 'var(--line)',
  borderRadius: 4,
});

/** A number on a part, at its start. */
export const Number = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeContent: 'center',
  boxSizing: 'border-box',
  minInlineSize: 18,
  blockSize: 18,
  marginInlineEnd: 8,
  paddingInline: 4,
  borderRadius: 9,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
}));

/** The outline of a part in the figure. */
export const Outline = styled('span')(({ theme }) => ({
  position: 'absolute',
  border: `1px dashed ${theme.vars.palette.primary.main}`,
  pointerEvents: 'none',
  '& > span': { position: 'absolute', insetBlockStart: -9, insetInlineStart: -9, margin: 0 },
}));
