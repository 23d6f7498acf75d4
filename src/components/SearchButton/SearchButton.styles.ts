import { alpha, styled } from '@mui/material/styles';
import { controlBox, searchBox, searchClose, searchHead, searchInput } from '../../theme/mixins';

export const Field = styled('a', { name: 'DocsSearchButton', slot: 'Root' })(({ theme }) => ({
  ...controlBox(theme),
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: theme.spacing(1, 0.75),
  background: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.text.disabled },
  '&:active': { background: theme.vars.palette.action.selected },
  '& > :first-of-type': { flex: 'none' },
}));

export const Label = styled('span', { name: 'DocsSearchButton', slot: 'Label' })({
  overflow: 'hidden',
  // Not before the shortcut, which runs from left to right on any page.
  marginInlineEnd: 'auto',
  textOverflow: 'ellipsis',
});

export const Shortcut = styled('kbd', { name: 'DocsSearchButton', slot: 'Shortcut' })(
  ({ theme }) => ({
    paddingInline: theme.spacing(0.75),
    border: 'var(--line)',
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.default,
    fontFamily: 'var(--sans)',
    fontSize: theme.typography.badge.fontSize,
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    // A touch screen has no keys.
    [`${theme.breakpoints.down('md')}, (pointer: coarse)`]: { display: 'none' },
  }),
);

/** Takes what is typed until the search has loaded. */
export const Loading = styled('dialog', { name: 'DocsSearchButton', slot: 'Loading' })(
  ({ theme }) => ({
    padding: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    ...searchBox(theme),
    '&::backdrop': { background: alpha(theme.palette.common.black, 0.5) },
  }),
);

/** The message about a failure takes the place of the note. */
export const Body = styled('div', { name: 'DocsSearchButton', slot: 'Body' })({
  display: 'grid',
  alignItems: 'start',
  borderBlockStart: 'var(--line)',
  '& > *': { gridArea: '1 / 1' },
});

export const Note = styled('p', { name: 'DocsSearchButton', slot: 'Note' })(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2, 3),
}));

/** Shown, and announced, only if the search takes longer than a glance. */
export const NoteText = styled('bdi', { name: 'DocsSearchButton', slot: 'NoteText' })({
  animation: 'docs-search-loads 1ms 300ms backwards',
  '@keyframes docs-search-loads': { from: { visibility: 'hidden' } },
});

export const Head = styled('div', { name: 'DocsSearchButton', slot: 'Head' })(({ theme }) =>
  searchHead(theme),
);

export const Input = styled('input', { name: 'DocsSearchButton', slot: 'Input' })(({ theme }) =>
  searchInput(theme),
);

export const Close = styled('button', { name: 'DocsSearchButton', slot: 'Close' })({
  ...searchClose,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
