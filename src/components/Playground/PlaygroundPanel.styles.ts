import { formControlLabelClasses } from '@mui/material/FormControlLabel';
import { inputBaseClasses } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { leadingDisclosureMark, prismColors } from '../../theme/mixins';

export const Viewport = styled('div', { name: 'DocsPlayground', slot: 'Viewport' })({
  position: 'relative',
  borderBlockEnd: 'var(--line)',
});

export const Frame = styled('iframe', { name: 'DocsPlayground', slot: 'Frame' })({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  '&:not([data-live])': { opacity: 0 },
});

export const Controls = styled('div', { name: 'DocsPlayground', slot: 'Controls' })(
  ({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    alignItems: 'start',
    gap: theme.spacing(2),
    padding: theme.spacing(1.5, 2, 2),
    borderBlockEnd: 'var(--line)',
    outlineOffset: -2,
    [`& .${formControlLabelClasses.label}`]: { fontSize: theme.typography.caption.fontSize },
    [`& .${inputBaseClasses.input}`]: { fontSize: theme.typography.body2.fontSize },
  }),
);

/** Names of props. */
export const Name = styled('code', { name: 'DocsPlayground', slot: 'Name' })({
  '&&': { padding: 0, border: 0, background: 'none', fontSize: 'inherit' },
});

export const Tools = styled('div', { name: 'DocsPlayground', slot: 'Tools' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5, 1),
  '& > :first-child': { marginInlineEnd: 'auto' },
  '& > [aria-live]': { fontSize: theme.typography.caption.fontSize },
}));

export const Code = styled('pre', { name: 'DocsPlayground', slot: 'Code' })(({ theme }) => ({
  ...prismColors(theme),
  maxBlockSize: '32rem',
  borderBlockStart: 'var(--line)',
  '&:focus-visible': { outlineOffset: -2 },
}));

export const Summary = styled('summary', { name: 'DocsPlayground', slot: 'Summary' })(
  ({ theme }) => ({
    ...leadingDisclosureMark(theme),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1),
    minBlockSize: 'calc(var(--row) + 8px)',
    paddingInline: theme.spacing(1.5),
    borderBlockStart: 'var(--line)',
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
    '&:focus-visible': { outlineOffset: -2 },
  }),
);
