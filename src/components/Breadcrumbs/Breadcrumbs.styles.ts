import { styled } from '@mui/material/styles';

export const Trail = styled('nav', { name: 'DocsBreadcrumbs', slot: 'Root' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: '20px',
  '& ol': { display: 'flex', flexWrap: 'wrap' },
  '& li': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& li + li::before': {
    content: '"/" / ""',
    marginInline: theme.spacing(1),
    color: theme.vars.palette.text.disabled,
  },
  '& a': { borderRadius: 2 },
  '& a:hover': {
    color: theme.vars.palette.text.primary,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
}));
