import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/parts/partOverrides';

export const Root = styled('div', {
  name: 'DocsPageTools',
  slot: 'Root',
  overridesResolver: partOverrides({ tool: '> *' }),
})(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: '20px',
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'var(--row)',
    borderRadius: 2,
  },
  '.prose & > *': { color: 'inherit', textDecorationLine: 'none' },
  '& > :hover, .prose & > :hover': {
    color: theme.vars.palette.text.primary,
    textDecorationLine: 'underline',
  },
  // Below a lead paragraph.
  '.prose > &': { marginBlockStart: theme.spacing(1) },
}));
