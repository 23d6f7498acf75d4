import { styled } from '@mui/material/styles';

export const TopLink = styled('a')({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  zIndex: 5,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'max(var(--row), 36px)',
  blockSize: 'max(var(--row), 36px)',
  border: 'var(--line)',
  borderRadius: '50%',
  background: 'var(--docs-palette-background-paper)',
  color: 'var(--docs-palette-text-secondary)',
  '&[hidden]': { display: 'none' },
  '&:hover': { borderColor: 'currentColor', color: 'var(--docs-palette-text-primary)' },
});
