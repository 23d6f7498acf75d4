import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/mixins';

export const Root = styled('div', {
  name: 'DocsPageTools',
  slot: 'Root',
  overridesResolver: partOverrides({ tool: '> *' }),
})(({ theme }) => ({
  // A page can arrive in chunks: the first tool alone would fit into a line that both do not fit into.
  display: 'none',
  '&:has([href])': { display: 'flex' },
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: 'var(--row)',
  '.prose & > *': { color: 'inherit', textDecorationLine: 'none' },
  '& > :hover, .prose & > :hover': { textDecorationLine: 'underline' },
}));
