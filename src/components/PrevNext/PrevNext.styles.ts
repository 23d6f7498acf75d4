import { styled } from '@mui/material/styles';
import { partOverrides, linkBox } from '../../theme/mixins';

export const Pair = styled('nav', {
  name: 'DocsPrevNext',
  slot: 'Root',
  overridesResolver: partOverrides({ link: '> *', label: '> * > *' }),
})(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  maxInlineSize: 'var(--measure)',
  '& > *': {
    ...linkBox(theme),
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(0.25),
    padding: `calc(var(--step) - 4px) ${theme.spacing(2)}`,
    color: theme.vars.palette.primary.main,
    fontWeight: 500,
    // A name of an API is one long word.
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: 'currentColor' },
    '&[rel="next"]': { gridColumn: 2, textAlign: 'end' },
  },
  '& > * > *': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 400,
  },
}));
