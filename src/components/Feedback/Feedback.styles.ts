import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/mixins';

export const Root = styled('section', {
  name: 'DocsFeedback',
  slot: 'Root',
  overridesResolver: partOverrides({ link: '> [href]' }),
})(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  fontSize: theme.typography.label.fontSize,
  color: theme.vars.palette.text.secondary,
  '& > [href]': {
    borderRadius: 2,
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
  },
}));

export const Votes = styled('div', { name: 'DocsFeedback', slot: 'Votes' })(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
}));

export const Vote = styled('button', { name: 'DocsFeedback', slot: 'Vote' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minBlockSize: 'var(--row)',
  paddingInline: theme.spacing(1, 1.5),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '&:hover': {
    background: theme.vars.palette.action.hover,
    color: theme.vars.palette.text.primary,
  },
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.action.selected,
    color: theme.vars.palette.primary.main,
  },
}));
