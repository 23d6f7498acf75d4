import { styled } from '@mui/material/styles';
import { controlBox } from '../../theme/parts/controlBox';

export const Root = styled('section', { name: 'DocsReadOffline', slot: 'Root' })(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: 'var(--line)',
  fontSize: theme.typography.label.fontSize,
}));

export const Product = styled('li', { name: 'DocsReadOffline', slot: 'Product' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.5),
  '& + &': { borderBlockStart: 'var(--line)' },
}));

export const Actions = styled('div', { name: 'DocsReadOffline', slot: 'Actions' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
}));

export const Action = styled('button', { name: 'DocsReadOffline', slot: 'Action' })(
  ({ theme }) => ({
    ...controlBox(theme),
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.action.hover },
  }),
);

export const Title = styled('h3', { name: 'DocsReadOffline', slot: 'Title' })(({ theme }) => ({
  margin: 0,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
}));

export const ProductName = styled('h4', { name: 'DocsReadOffline', slot: 'ProductName' })(
  ({ theme }) => ({ margin: 0, fontSize: theme.typography.body2.fontSize, fontWeight: 600 }),
);

export const Text = styled('p', { name: 'DocsReadOffline', slot: 'Text' })(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

export const List = styled('ul', { name: 'DocsReadOffline', slot: 'List' })(({ theme }) => ({
  padding: 0,
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  listStyle: 'none',
}));

export const Progress = styled('progress', { name: 'DocsReadOffline', slot: 'Progress' })(
  ({ theme }) => ({
    gridColumn: '1 / -1',
    inlineSize: '100%',
    accentColor: theme.vars.palette.primary.main,
  }),
);
