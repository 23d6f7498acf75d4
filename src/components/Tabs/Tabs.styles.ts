import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/mixins';

export const Group = styled('div', {
  name: 'DocsTabs',
  slot: 'Root',
  overridesResolver: partOverrides({ label: '> [for]', panel: '> .flow' }),
})(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  '& > [for]': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'calc(var(--row) + 4px)',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 500,
    lineHeight: 1.4,
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& > :checked + *': {
    color: 'var(--accent)',
    boxShadow: 'inset 0 -2px var(--accent)',
    '@media (forced-colors: active)': { textDecoration: 'underline', textUnderlineOffset: '0.5em' },
  },
  '& > :focus-visible + *': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
    borderRadius: 2,
  },
  '& > .flow': {
    order: 1,
    display: 'none',
    flex: '0 0 100%',
    minInlineSize: 0,
    paddingBlockStart: theme.spacing(1.5),
    borderBlockStart: 'var(--line)',
  },
  '& > :checked + * + *': { display: 'block' },
}));
