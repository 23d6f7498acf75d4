import { styled } from '@mui/material/styles';

export const Root = styled('svg', { name: 'DocsMark', slot: 'Root' })({
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  fill: 'currentColor',
});

export const Part = styled('path', { name: 'DocsMark', slot: 'Part' })({
  fill: 'var(--accent)',
  '@media (forced-colors: active)': { fill: 'currentColor' },
});
