import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/mixins';

export const Trail = styled('nav', {
  name: 'DocsBreadcrumbs',
  slot: 'Root',
  overridesResolver: partOverrides({ item: '> * > *', link: '[href]' }),
})(({ theme }) => ({
  marginBlockEnd: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: '20px',
  // The product, in its color.
  '& [href]': {
    borderRadius: 2,
    color: 'var(--accent)',
    fontWeight: 500,
    '&:hover': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
  '& > * > *': {
    display: 'inline-block',
    overflowWrap: 'anywhere',
  },
  '& > * > * + *::before': {
    content: '"/" / ""',
    marginInline: theme.spacing(1),
    color: theme.vars.palette.text.disabled,
  },
}));
