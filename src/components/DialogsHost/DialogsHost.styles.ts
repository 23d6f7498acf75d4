import { styled } from '@mui/material/styles';

export const Dialog = styled('dialog')({
  insetInline: 'auto 0',
  insetBlock: 0,
  inlineSize: 'min(360px, 100vw)',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: 'var(--line)',
  borderWidth: 0,
  borderInlineStartWidth: 1,
  background: 'var(--docs-palette-background-paper)',
  color: 'var(--docs-palette-text-primary)',
  boxShadow: 'var(--docs-shadows-8)',
  transition: 'opacity 160ms ease-out',
  '@starting-style': { opacity: 0 },
  '&::backdrop': { background: 'rgba(9, 13, 18, 0.4)' },
});

/** Fills the dialog, so that a press on the dialog itself is one on its backdrop. */
export const Sheet = styled('div')({ minBlockSize: '100%' });

export const Head = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 'var(--bar)',
  paddingInline: '24px 12px',
  borderBlockEnd: 'var(--line)',
  background: 'var(--docs-palette-background-paper)',
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 600, lineHeight: 1.2 },
});

export const Content = styled('div')({ padding: 24 });
