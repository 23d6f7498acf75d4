import { styled } from '@mui/material/styles';

export const Root = styled('span', { name: 'DocsMark', slot: 'Root' })({
  flex: 'none',
  display: 'block',
  inlineSize: 24,
  blockSize: 24,
  '@media (forced-colors: active)': { '--accent': 'currentColor' },
});
