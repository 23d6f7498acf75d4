import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/parts/partOverrides';

export const Root = styled('div', {
  name: 'DocsPageTools',
  slot: 'Root',
  overridesResolver: partOverrides({ tool: '> *' }),
})(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: '20px',
  '& > *': {
    // Room for a finger, without moving what follows.
    paddingBlock: 12,
    marginBlock: -12,
    '&:hover': { color: theme.vars.palette.text.primary, textDecorationLine: 'underline' },
  },
}));
