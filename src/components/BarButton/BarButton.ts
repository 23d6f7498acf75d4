import { styled } from '@mui/material/styles';

/** A square button with an icon, as the bar and the head of a frame use it; give it a name by `aria-label`. */
export const BarButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: 'var(--row)',
  minBlockSize: 'var(--row)',
  borderRadius: 4,
  color: 'var(--docs-palette-text-secondary)',
  '&:hover': {
    background: 'var(--docs-palette-action-hover)',
    color: 'var(--docs-palette-text-primary)',
  },
  '&:active': { background: 'var(--docs-palette-action-selected)' },
});
