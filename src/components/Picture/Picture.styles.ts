import { styled } from '@mui/material/styles';

export const Root = styled('figure')({
  overflow: 'hidden',
  border: 'var(--line)',
  borderRadius: 4,
});

/** The same paper as that of drawings, where a picture is smaller than the column. */
export const Paper = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  padding: 12,
  background:
    'radial-gradient(circle, var(--docs-palette-divider) 0.8px, transparent 1px) 0 0 / 16px 16px, var(--docs-palette-background-subtle)',
});

export const Frame = styled('div')({
  position: 'relative',
  '& img': {
    display: 'block',
    maxInlineSize: '100%',
    blockSize: 'auto',
    border: 'var(--line)',
    borderRadius: 4,
  },
});

export const Mark = styled('span', { shouldForwardProp: (name) => name !== 'at' })<{
  /** Place of its middle, in percent from left and top. */
  at: readonly [x: number, y: number];
}>(({ at: [x, y] }) => ({
  position: 'absolute',
  insetInlineStart: `${x}%`,
  insetBlockStart: `${y}%`,
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: -10,
  marginInlineStart: -10,
  borderRadius: 10,
  outline: '2px solid var(--docs-palette-background-default)',
  background: 'var(--docs-palette-primary-main)',
  color: 'var(--docs-palette-primary-contrastText)',
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    outlineColor: 'Canvas',
    background: 'LinkText',
    color: 'Canvas',
  },
}));
