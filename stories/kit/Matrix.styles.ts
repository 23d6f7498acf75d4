import { styled } from '@mui/material/styles';

export const Cells = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, max-content)',
  // A desktop and a phone.
  '@media (max-width: 1119px)': { gridTemplateColumns: 'repeat(2, max-content)' },
  gap: '32px 24px',
  padding: 24,
  inlineSize: 'max-content',
});

export const Cell = styled('figure')({
  position: 'relative',
  margin: 0,
  '&:hover > div, &:focus-within > div': { borderColor: 'var(--docs-palette-primary-main)' },
});

export const StoryBox = styled('div')({
  position: 'relative',
  boxSizing: 'content-box',
  overflow: 'hidden',
  border: 'var(--line)',
  borderRadius: 4,
  background: 'var(--docs-palette-action-hover)',
});

export const Frame = styled('iframe')({
  position: 'absolute',
  inset: 0,
  border: 0,
  transformOrigin: '0 0',
  background: 'Canvas',
});

export const Caption = styled('figcaption')({
  inlineSize: 0,
  minInlineSize: '100%',
  paddingBlockStart: 8,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& a': { color: 'var(--docs-palette-text-secondary)', textDecoration: 'none' },
  // The whole tile is a link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:hover': { color: 'var(--docs-palette-text-primary)', textDecoration: 'underline' },
});
