import { formControlLabelClasses } from '@mui/material/FormControlLabel';
import { inputBaseClasses } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { leadingDisclosureMark } from '../../theme/mixins';

/** A frame as narrow as this shows a demo as on a tablet, at four fifths of its size. */
const scale = 0.8;

/** From this width on the controls stand beside the demo. */
const beside = 700;

/** The running demo and its controls, and below them the code. */
export const Parts = styled('div', { name: 'DocsPlayground', slot: 'Parts' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.containerQueries('playground').up(beside)]: {
    gridTemplateColumns: 'minmax(0, 1fr) 264px',
  },
}));

export const Viewport = styled('div', { name: 'DocsPlayground', slot: 'Viewport' })(
  ({ theme }) => ({
    position: 'relative',
    overflow: 'hidden',
    borderBlockEnd: 'var(--line)',
    [theme.containerQueries('playground').up(beside)]: { borderInlineEnd: 'var(--line)' },
  }),
);

export const Frame = styled('iframe', { name: 'DocsPlayground', slot: 'Frame' })(({ theme }) => ({
  position: 'absolute',
  inset: '0 auto auto 0',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  '&:not([data-live])': { opacity: 0 },
  [theme.containerQueries('playground').up(beside)]: {
    inlineSize: `${100 / scale}%`,
    blockSize: `${100 / scale}%`,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  },
}));

export const Controls = styled('div', { name: 'DocsPlayground', slot: 'Controls' })(
  ({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(2),
    padding: theme.spacing(1.5, 2, 2),
    borderBlockEnd: 'var(--line)',
    outlineOffset: -2,
    [`& .${formControlLabelClasses.label}`]: { fontSize: theme.typography.caption.fontSize },
    [`& .${inputBaseClasses.input}`]: { fontSize: theme.typography.body2.fontSize },
    [theme.containerQueries('playground').up(beside)]: {
      // As high as the demo.
      blockSize: 0,
      minBlockSize: '100%',
      overflow: 'auto',
    },
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

export const CodePart = styled('div', { name: 'DocsPlayground', slot: 'CodePart' })({
  gridColumn: '1 / -1',
  minInlineSize: 0,
});

export const Code = styled('pre', { name: 'DocsPlayground', slot: 'Code' })({
  maxBlockSize: '32rem',
  borderBlockStart: 'var(--line)',
  '&:focus-visible': { outlineOffset: -2 },
});

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
