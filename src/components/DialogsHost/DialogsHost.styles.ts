import { styled } from '@mui/material/styles';

export const Dialog = styled('dialog', { name: 'DocsDialogsHost', slot: 'Root' })(({ theme }) => ({
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
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.shadows[8],
  transition: 'opacity 160ms ease-out',
  '@starting-style': { opacity: 0 },
  '&::backdrop': { background: theme.palette.backdrop },
}));

/** Fills the dialog, so that a press on the dialog itself is one on its backdrop. */
export const Sheet = styled('div', { name: 'DocsDialogsHost', slot: 'Sheet' })({
  minBlockSize: '100%',
});

export const Head = styled('div', { name: 'DocsDialogsHost', slot: 'Head' })(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 'var(--bar)',
  paddingInline: theme.spacing(3, 1.5),
  borderBlockEnd: 'var(--line)',
  background: theme.vars.palette.background.paper,
}));

export const Content = styled('div', { name: 'DocsDialogsHost', slot: 'Content' })(({ theme }) => ({
  padding: theme.spacing(3),
}));

export const Title = styled('h2', { name: 'DocsDialogsHost', slot: 'Title' })(({ theme }) => ({
  margin: 0,
  fontSize: theme.typography.body1.fontSize,
  fontWeight: 600,
  lineHeight: 1.2,
}));
