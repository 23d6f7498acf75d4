import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { chevron, controlBox, linkBox, tint } from '../../theme/mixins';

export const Cards = styled('div', { name: 'DocsLinkCards', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: theme.spacing(2),
  '&[data-kind="small"]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  },
  '&[data-kind="strip"]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    gap: 1,
    border: 'var(--line)',
    borderRadius: theme.shape.borderRadius,
    overflow: 'hidden',
    '& > *': { border: 0, borderRadius: 0, outline: 'var(--line)' },
  },
  '&[data-kind="list"]': {
    gridTemplateColumns: '1fr',
    gap: 0,
    borderBlockStart: 'var(--line)',
    '& > *': { borderWidth: '0 0 1px', borderRadius: 0 },
    '& > * > *': { marginInline: 0 },
    '& > * > [href]': { display: 'block', color: theme.vars.palette.primary.main },
    [theme.breakpoints.up('sm')]: {
      '& > *': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        alignItems: 'baseline',
        columnGap: theme.spacing(2),
      },
      // Tags stand below the title, beside a text of any height.
      '& > * > :nth-child(2)': { gridRow: 'span 2', paddingBlockEnd: 'var(--step)' },
    },
  },
}));

export const Card = styled('div', { name: 'DocsLinkCards', slot: 'Card' })(({ theme }) => ({
  ...linkBox(theme),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '&[hidden]': { display: 'none' },
  breakInside: 'avoid',
  '&:hover, &:has(> :focus-visible)': { borderColor: theme.vars.palette.primary.main },
  '& > *': { marginInline: theme.spacing(2.5) },
  '& > [data-illustration]': { marginInline: 0, borderBlockEnd: 'var(--line)' },
  '&::after': { content: '""', blockSize: 'calc(var(--step) + 2px)', flex: 'none' },
  // A card alone in its row stands beside its illustration.
  [theme.breakpoints.up('sm')]: {
    '&:only-child:has(> [data-illustration])': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'auto 1fr',
      '& > [data-illustration]': { gridRow: '1 / 4', borderBlockEnd: 0 },
    },
  },
}));

/** The link, which is as large as the card. */
export const Title = styled('a', { name: 'DocsLinkCards', slot: 'Title' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  marginBlock: `var(--step) ${theme.spacing(0.25)}`,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.body1.fontSize,
  fontWeight: 600,
  textDecoration: 'none',
  '&::before': { content: '""', position: 'absolute', inset: 0 },
  '&::after': { ...chevron(theme, 'LinkText'), content: '""', flex: 'none' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::before': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: theme.shape.borderRadius,
  },
  '*:hover > &::after': { background: theme.vars.palette.primary.main },
  '[data-kind="strip"] > * > &': {
    fontSize: theme.typography.h3.fontSize,
    letterSpacing: theme.typography.h3.letterSpacing,
  },
}));

/** A sentence and, below it, further links, which lie above the one of the card. */
const textContent = (theme: Theme): CSSObject => ({
  '& > p + p': { marginBlockStart: theme.spacing(1), fontSize: theme.typography.body2.fontSize },
  '& a': { position: 'relative', whiteSpace: 'nowrap' },
});

export const Text = styled('div', { name: 'DocsLinkCards', slot: 'Text' })(({ theme }) => ({
  textWrap: 'pretty',
  ...textContent(theme),
}));

export const Tags = styled('div', { name: 'DocsLinkCards', slot: 'Tags' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  marginBlockStart: 'auto',
  paddingBlockStart: theme.spacing(1.5),
}));

export const Tag = styled('span', { name: 'DocsLinkCards', slot: 'Tag' })(({ theme }) => ({
  padding: theme.spacing(0.125, 0.75),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.subtle,
  fontFamily: 'var(--mono)',
  fontSize: theme.typography.badge.fontSize,
  lineHeight: 1.6,
}));

export const Filter = styled('div', { name: 'DocsLinkCards', slot: 'Filter' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlockEnd: theme.spacing(2),
}));

export const FilterButton = styled('button', { name: 'DocsLinkCards', slot: 'FilterButton' })(
  ({ theme }) => ({
    ...controlBox(theme),
    transition: 'border-color 120ms ease-out, background-color 120ms ease-out',
    '&:hover': { borderColor: theme.vars.palette.text.secondary },
    '&[aria-pressed="true"]': {
      borderColor: theme.vars.palette.primary.main,
      background: tint(theme.vars.palette.primary.main),
      color: theme.vars.palette.primary.main,
      fontWeight: 500,
    },
  }),
);
