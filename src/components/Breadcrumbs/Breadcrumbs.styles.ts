import { styled } from '@mui/material/styles';

export const Trail = styled('nav', { name: 'DocsBreadcrumbs', slot: 'Root' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: '20px',
  marginBlockEnd: theme.spacing(2),
}));

export const Item = styled('li', { name: 'DocsBreadcrumbs', slot: 'Item' })(({ theme }) => ({
  display: 'inline-block',
  overflowWrap: 'anywhere',
  '& + &::before': {
    content: '"/" / ""',
    marginInline: theme.spacing(1),
    color: theme.vars.palette.text.disabled,
  },
}));

export const Link = styled('a', { name: 'DocsBreadcrumbs', slot: 'Link' })(({ theme }) => ({
  borderRadius: 2,
  '&:hover': {
    color: theme.vars.palette.text.primary,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
}));
