import { styled } from '@mui/material/styles';

export const Group = styled('div', { name: 'DocsTabs', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  '& > label': {
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
  '& > :checked + label': {
    color: theme.vars.palette.primary.main,
    boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`,
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
    paddingBlockStart: theme.spacing(1.5),
    borderBlockStart: 'var(--line)',
  },
  '& > :checked + label + .flow': { display: 'block' },
}));
