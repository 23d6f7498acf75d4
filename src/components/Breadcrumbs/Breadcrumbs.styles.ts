import { styled } from '@mui/material/styles';

export const Trail = styled('nav')({
  color: 'var(--docs-palette-text-secondary)',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& ol': { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& li + li::before': {
    content: '"/" / ""',
    marginInline: 8,
    color: 'var(--docs-palette-text-disabled)',
  },
  '& a': { textDecoration: 'none', borderRadius: 2 },
  '& a:hover': {
    color: 'var(--docs-palette-text-primary)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});
