import { styled } from '@mui/material/styles';

export const Trail = styled('nav')({
  color: 'var(--docs-palette-text-secondary)',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& ol': { display: 'flex', flexWrap: 'wrap' },
  '& li': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& li + li::before': {
    content: '"/" / ""',
    marginInline: 8,
    color: 'var(--docs-palette-text-disabled)',
  },
  '& a': { borderRadius: 2 },
  '& a:hover': {
    color: 'var(--docs-palette-text-primary)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});
