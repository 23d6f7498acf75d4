import type { Theme } from '@mui/material/styles';

/** A link as a card; the border takes color on hover. */
export const linkBox = (theme: Theme) => ({
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  fontSize: theme.typography.compact.fontSize,
  textDecoration: 'none',
  transition: 'border-color 120ms ease-out',
  '&:active': { background: theme.vars.palette.action.hover },
});
