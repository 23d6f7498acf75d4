import { styled } from '@mui/material/styles';
import { controlBox } from '../../theme/mixins';

export const Root = styled('figure', { name: 'DocsPlayground', slot: 'Root' })(({ theme }) => ({
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
}));

/** In its place until it is open. */
export const Closed = styled('div', { name: 'DocsPlayground', slot: 'Closed' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  '&[hidden]': { display: 'none' },
}));

export const Words = styled('span', { name: 'DocsPlayground', slot: 'Words' })(({ theme }) => ({
  flex: '1 1 16rem',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
}));

export const Open = styled('button', { name: 'DocsPlayground', slot: 'Open' })(({ theme }) => ({
  ...controlBox(theme),
  fontWeight: 500,
  '&:hover': { background: theme.vars.palette.action.hover },
  '&[aria-busy]': { cursor: 'progress' },
}));
