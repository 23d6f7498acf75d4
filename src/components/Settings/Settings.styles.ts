import { styled } from '@mui/material/styles';

export const Choice = styled('fieldset')({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& + &': { marginBlockStart: 24 },
  '& legend': {
    marginBlockEnd: 8,
    padding: 0,
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.8125rem',
    fontWeight: 500,
  },
});

/** Values side by side, the chosen one marked; native radio buttons underneath. */
export const Values = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: 'var(--line)',
  borderRadius: 4,
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 'var(--row)',
    paddingInline: 4,
    lineHeight: 1.3,
    textAlign: 'center',
    cursor: 'pointer',
    '& + label': { borderInlineStart: 'var(--line)' },
    '&:hover': { background: 'var(--docs-palette-action-hover)' },
    '&:has(:checked)': {
      background: 'var(--docs-palette-action-selected)',
      color: 'var(--docs-palette-primary-main)',
      fontWeight: 500,
    },
    '&:has(:focus-visible)': {
      outline: '2px solid var(--ring)',
      outlineOffset: 2,
      zIndex: 1,
      borderRadius: 2,
    },
    '@media (forced-colors: active)': { '&:has(:checked)': { textDecoration: 'underline' } },
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
});
