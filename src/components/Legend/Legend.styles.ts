import { styled } from '@mui/material/styles';

export const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: '8px 24px',
  padding: '12px 16px 14px !important',
  borderBlockStart: 'var(--line)',
  listStyle: 'none',
  counterReset: 'callout',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: 10,
    margin: 0,
    counterIncrement: 'callout',
  },
  '& > li::before': {
    content: 'counter(callout)',
    inlineSize: 20,
    blockSize: 20,
    borderRadius: 10,
    background: 'var(--docs-palette-primary-main)',
    color: 'var(--docs-palette-primary-contrastText)',
    fontSize: 12,
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'LinkText',
      color: 'Canvas',
    },
  },
});
