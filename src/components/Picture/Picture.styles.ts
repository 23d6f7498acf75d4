import { styled } from '@mui/material/styles';
import { dottedPaper } from '../../theme/mixins';
import { BarButton } from '../BarButton/BarButton';

export const Root = styled('figure', { name: 'DocsPicture', slot: 'Root' })(({ theme }) => ({
  overflow: 'hidden',
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
}));

/** Shown where a picture is smaller than the column. */
export const Paper = styled('div', { name: 'DocsPicture', slot: 'Paper' })(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  padding: theme.spacing(1.5),
  background: dottedPaper(theme),
}));

export const Box = styled('div', { name: 'DocsPicture', slot: 'Box' })({
  position: 'relative',
  '&[data-full]': { overflow: 'auto' },
});

export const Image = styled('img', { name: 'DocsPicture', slot: 'Image' })(({ theme }) => ({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  '[data-full] > &': { maxInlineSize: 'none' },
  // A border would change the proportions.
  outline: 'var(--line)',
  outlineOffset: -1,
  borderRadius: theme.shape.borderRadius,
}));

/** Lies over the picture and its numbers. */
export const Enlarge = styled('button', { name: 'DocsPicture', slot: 'Enlarge' })({
  position: 'absolute',
  // With room for its focus ring.
  inset: 4,
  cursor: 'zoom-in',
});

export const Dialog = styled('dialog', { name: 'DocsPicture', slot: 'Dialog' })(({ theme }) => ({
  maxInlineSize: '96vw',
  maxBlockSize: '96dvh',
  margin: 'auto',
  padding: 0,
  '&:popover-open': { display: 'flex', flexDirection: 'column' },
  border: 'var(--line)',
  background: theme.vars.palette.background.default,
  '&::backdrop': { background: theme.palette.backdrop },
}));

export const Close = styled(BarButton, { name: 'DocsPicture', slot: 'Close' })({
  alignSelf: 'flex-end',
});

export const Place = styled('span', {
  name: 'DocsPicture',
  slot: 'Place',
  shouldForwardProp: (name) => name !== 'at',
})<{
  /** Place of its middle, in percent from left and top. */
  at: readonly [x: number, y: number];
}>(({ at: [x, y] }) => ({
  position: 'absolute',
  insetInlineStart: `${x}%`,
  insetBlockStart: `${y}%`,
}));

export const Mark = styled('span', { name: 'DocsPicture', slot: 'Mark' })(({ theme }) => ({
  ...theme.typography.diagramCode,
  position: 'absolute',
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: theme.spacing(-1.25),
  marginInlineStart: theme.spacing(-1.25),
  borderRadius: '50%',
  outline: `2px solid ${theme.vars.palette.background.default}`,
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  printColorAdjust: 'exact',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  // A small picture has small labels: the number is smaller and beside what it is about.
  [theme.breakpoints.down('sm')]: {
    inlineSize: 16,
    blockSize: 16,
    marginBlockStart: -16,
    marginInlineStart: -16,
    fontSize: theme.typography.caption.fontSize,
    lineHeight: '16px',
  },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    outlineColor: 'Canvas',
    background: 'LinkText',
    color: 'Canvas',
  },
}));
