import { styled } from '@mui/material/styles';

export const Frame = styled('figure')({
  position: 'relative',
  border: 'var(--line)',
  borderRadius: 4,
  '& pre': { borderRadius: 3 },
  '& pre:focus-visible': { outlineOffset: 0 },
  // Over the end of the first line.
  '& > button': {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 'calc((3.25rem - var(--row)) / 2)',
    insetInlineEnd: 'calc((3.25rem - var(--row)) / 2)',
    '&:not(:hover)': { backgroundColor: 'var(--code)' },
  },
  '& > button + pre': { minBlockSize: '3.25rem', paddingBlock: '0.9375rem', paddingInlineEnd: 'calc(var(--row) + 16px)' },
});

export const Head = styled('figcaption')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minBlockSize: 'calc(var(--row) + 8px)',
  paddingInline: '16px 6px',
  borderBlockEnd: 'var(--line)',
  color: 'var(--docs-palette-text-secondary)',
  fontFamily: 'var(--mono)',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& + pre': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
});
