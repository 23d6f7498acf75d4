import { styled } from '@mui/material/styles';

export const Group = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'calc(var(--row) + 4px)',
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: 1.4,
    cursor: 'pointer',
    '&:hover': { color: 'var(--docs-palette-text-primary)' },
  },
  '& > :checked + label': {
    color: 'var(--docs-palette-primary-main)',
    boxShadow: 'inset 0 -2px var(--docs-palette-primary-main)',
    '@media (forced-colors: active)': { textDecoration: 'underline', textUnderlineOffset: '0.5em' },
  },
  '& > :focus-visible + label': {
    outline: '2px solid var(--ring)',
    outlineOffset: 2,
    borderRadius: 2,
  },
  // The panels follow all labels, on their own line.
  '& > .flow': {
    order: 1,
    display: 'none',
    flex: '0 0 100%',
    minInlineSize: 0,
    paddingBlockStart: 12,
    borderBlockStart: 'var(--line)',
  },
  '& > :checked + label + .flow': { display: 'block' },
});
