import { styled } from '@mui/material/styles';
import { tooltip } from '../../theme/parts/tooltip';

/**
 * A square button with an icon, as the bar and the head of a frame use it. Its `aria-label` is its name and its
 * tooltip.
 */
export const BarButton = styled('button', { name: 'DocsBarButton', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: 'var(--row)',
  minBlockSize: 'var(--row)',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '&:hover': {
    background: theme.vars.palette.action.hover,
    color: theme.vars.palette.text.primary,
  },
  '&:active': { background: theme.vars.palette.action.selected },
  ...tooltip(theme),
}));

/** The same as a link. */
export const BarLink = BarButton.withComponent('a');
