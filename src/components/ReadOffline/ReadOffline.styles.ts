import { styled } from '@mui/material/styles';
import { controlBox } from '../../theme/parts/controlBox';

export const Root = styled('section')({
  marginBlockStart: 32,
  paddingBlockStart: 24,
  borderBlockStart: 'var(--line)',
  fontSize: '0.8125rem',
  '& h3, & h4': { margin: 0, fontSize: '0.875rem', fontWeight: 600 },
  '& p': { margin: 0, color: 'var(--docs-palette-text-secondary)' },
  '& ul': { padding: 0, border: 'var(--line)', borderRadius: 4, listStyle: 'none' },
});

export const Product = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: 12,
  '& + &': { borderBlockStart: 'var(--line)' },
  '& progress': {
    gridColumn: '1 / -1',
    inlineSize: '100%',
    accentColor: 'var(--docs-palette-primary-main)',
  },
});

export const Actions = styled('div')({ display: 'grid', gap: 8 });

export const Action = styled('button')({
  ...controlBox,
  cursor: 'pointer',
  '&:hover': { background: 'var(--docs-palette-action-hover)' },
});
