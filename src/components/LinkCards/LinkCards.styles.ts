import { styled } from '@mui/material/styles';
import { chevron } from '../../theme/parts/chevron';
import { linkBox } from '../../theme/parts/linkBox';

export const Cards = styled('div', { name: 'DocsLinkCards', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: theme.spacing(2),
}));

export const Card = styled('a', { name: 'DocsLinkCards', slot: 'Card' })(({ theme }) => ({
  ...linkBox(theme),
  display: 'block',
  padding: `var(--step) ${theme.spacing(2.5)} calc(var(--step) + 2px)`,
  color: theme.vars.palette.text.secondary,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

export const Title = styled('strong', { name: 'DocsLinkCards', slot: 'Title' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  marginBlockEnd: theme.spacing(0.25),
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.body1.fontSize,
  '&::after': { ...chevron(theme, 'LinkText'), content: '""', flex: 'none' },
  '*:hover > &::after': { background: theme.vars.palette.primary.main },
}));
