import { styled } from '@mui/material/styles';

export const Choice = styled('fieldset', { name: 'DocsSettings', slot: 'Root' })(({ theme }) => ({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& + &': { marginBlockStart: theme.spacing(3) },
}));

/** Values side by side, the chosen one marked; native radio buttons underneath. */
export const Values = styled('div', { name: 'DocsSettings', slot: 'Values' })(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
}));

export const Legend = styled('legend', { name: 'DocsSettings', slot: 'Legend' })(({ theme }) => ({
  marginBlockEnd: theme.spacing(1),
  padding: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  fontWeight: 500,
}));

export const Value = styled('label', { name: 'DocsSettings', slot: 'Value' })(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 'var(--row)',
  paddingInline: theme.spacing(0.5),
  lineHeight: 1.3,
  textAlign: 'center',
  cursor: 'pointer',
  '& + &': { borderInlineStart: 'var(--line)' },
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:has(:checked)': {
    background: theme.vars.palette.action.selected,
    color: theme.vars.palette.primary.main,
    fontWeight: 500,
  },
  '&:has(:focus-visible)': {
    outline: '2px solid var(--ring)',
    outlineOffset: 2,
    zIndex: 1,
    borderRadius: 2,
  },
  '@media (forced-colors: active)': { '&:has(:checked)': { textDecoration: 'underline' } },
}));

export const Input = styled('input', { name: 'DocsSettings', slot: 'Input' })({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
