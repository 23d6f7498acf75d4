import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

export const Root = styled('section', { name: 'DocsReadOffline', slot: 'Root' })(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

export const Title = styled('h3', { name: 'DocsReadOffline', slot: 'Title' })(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
}));

export const Text = styled('p', { name: 'DocsReadOffline', slot: 'Text' })(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(0.5, 0, 0),
  color: theme.vars.palette.text.secondary,
}));

export const List = styled('ul', { name: 'DocsReadOffline', slot: 'List' })(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  listStyle: 'none',
}));

export const Product = styled('li', { name: 'DocsReadOffline', slot: 'Product' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.5),
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}));

export const Actions = styled('div', { name: 'DocsReadOffline', slot: 'Actions' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
}));

export const Progress = styled(LinearProgress, { name: 'DocsReadOffline', slot: 'Progress' })({
  gridColumn: '1 / -1',
  borderRadius: 2,
  '@media (forced-colors: active)': {
    outline: '1px solid CanvasText',
    [`& .${linearProgressClasses.bar}`]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});
