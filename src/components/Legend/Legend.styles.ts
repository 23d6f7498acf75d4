import { styled } from '@mui/material/styles';

export const List = styled('ol', { name: 'DocsLegend', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: theme.spacing(1, 3),
  padding: `calc(var(--step) - 4px) ${theme.spacing(2)} !important`,
  borderBlockStart: 'var(--line)',
  listStyle: 'none',
  counterReset: 'callout',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: theme.typography.body2.lineHeight,
}));

export const Remark = styled('li', { name: 'DocsLegend', slot: 'Remark' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: theme.spacing(1.25),
  margin: '0 !important',
  counterIncrement: 'callout',
  '&::before': {
    ...theme.typography.diagramCode,
    content: 'counter(callout)',
    inlineSize: 20,
    blockSize: 20,
    borderRadius: '50%',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'LinkText',
      color: 'Canvas',
    },
  },
}));
