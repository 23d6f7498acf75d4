import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/mixins';

export const Root = styled('nav', {
  name: 'DocsRelatedPages',
  slot: 'Root',
  overridesResolver: partOverrides({ title: '> :first-child', link: '> [href]' }),
})(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  fontSize: theme.typography.label.fontSize,
  lineHeight: '20px',
  '& > *': { display: 'flex', alignItems: 'center', minBlockSize: 'var(--row)' },
  '& > :first-child': { flexBasis: '100%', fontWeight: 600 },
  '& > [href]': {
    color: theme.vars.palette.primary.main,
    overflowWrap: 'anywhere',
    '&:hover': { textDecorationLine: 'underline' },
  },
}));
