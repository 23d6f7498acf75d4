import type { Theme } from '@mui/material/styles';

/** Box of a button or field within text. */
export const controlBox = (theme: Theme) => ({
  minBlockSize: 'var(--row)',
  paddingInline: theme.spacing(1.5),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.label.fontSize,
});
