import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/parts/partOverrides';
import { BarButton } from '../BarButton/BarButton';
import { chosenVersionsOnly } from '../CodeVariantSwitcher/CodeVariantSwitcher';
import { leadingDisclosureMark } from '../../theme/parts/chevron';

const bar = (shade: string, size: string, position: string) =>
  `linear-gradient(${shade} 0 0) ${position} / ${size} no-repeat`;

export const Figure = styled('figure', {
  name: 'DocsDemoFrame',
  slot: 'Root',
  overridesResolver: partOverrides({ frame: '> [src]' }),
})(({ theme }) => ({
  ...chosenVersionsOnly,
  position: 'relative',
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '& > [src]': {
    display: 'block',
    inlineSize: '100%',
    border: 0,
    borderRadius: '3px 3px 0 0',
    // Background until the demo renders: its document has none before that.
    '@media (scripting: enabled)': {
      background: [
        bar(theme.vars.palette.action.selected, '40% 16px', '24px 24px'),
        bar(theme.vars.palette.action.selected, 'calc(100% - 48px) 12px', '24px 64px'),
        bar(theme.vars.palette.action.selected, 'calc(100% - 48px) 12px', '24px 88px'),
        bar(theme.vars.palette.action.selected, '60% 12px', '24px 112px'),
      ].join(),
    },
  },
}));

/** A secondary link of a demo. */
export const Anchor = styled('span', { name: 'DocsDemoFrame', slot: 'Anchor' })({
  position: 'absolute',
  insetBlockStart: 0,
});

/** The fold and, over the end of its summary, what can be done with the demo. */
export const CodePart = styled('div', { name: 'DocsDemoFrame', slot: 'CodePart' })(({ theme }) => ({
  '--head': 'calc(var(--row) + 8px)',
  position: 'relative',
  container: 'demo / inline-size',
  borderBlockStart: 'var(--line)',
  '& [open] ~ [data-preview]': { display: 'none' },
  '& [data-tabs]': {
    borderBlockStart: 'var(--line)',
    '& > [for]': {
      marginInlineStart: theme.spacing(2),
      fontFamily: 'var(--mono)',
      fontSize: theme.typography.label.fontSize,
    },
    '& > :focus-visible + [for]': { outlineOffset: -2 },
    '& > .flow': { paddingBlockStart: 0, border: 0 },
  },
}));

export const Summary = styled('summary', { name: 'DocsDemoFrame', slot: 'Summary' })(
  ({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minBlockSize: 'var(--head)',
    paddingInline: '12px 316px',
    borderRadius: 3,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
    lineHeight: 1.4,
    ...leadingDisclosureMark(theme),
    '&:hover': { color: theme.vars.palette.primary.main },
    [theme.containerQueries('demo').down('sm')]: { paddingInlineEnd: theme.spacing(1.5) },
    '*:has([value="CSS"]) > * > &': {
      [theme.containerQueries('demo').up('sm')]: { paddingInlineEnd: 516 },
    },
  }),
);

/** In the summary, and on a tab. */
export const FileName = styled('code', { name: 'DocsDemoFrame', slot: 'FileName' })(
  ({ theme }) => ({
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    fontSize: 'inherit',
    fontWeight: 400,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '[for] > &': { color: 'inherit', fontWeight: 'inherit' },
  }),
);

export const Code = styled('pre', { name: 'DocsDemoFrame', slot: 'Code' })({
  maxBlockSize: '32rem',
  borderBlockStart: 'var(--line)',
  borderRadius: '0 0 3px 3px',
  '&:focus-visible': { outlineOffset: 0 },
  '.flow > &': { marginBlockStart: 0 },
});

export const Tools = styled('div', { name: 'DocsDemoFrame', slot: 'Tools' })(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 6,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(0.5),
  minBlockSize: 'var(--head)',
  '& [role=group]': { marginInlineEnd: theme.spacing(0.5) },
  // A page can arrive in chunks that would each shift the end of the row: hidden until the last tool, a link, has
  // arrived.
  '&:not(:has(> [href]))': { visibility: 'hidden' },
  // A page has many toolbars of dozens of elements each. Over the summary their size does not affect the layout, so
  // those out of view skip painting. Their tooltips overflow the box.
  [theme.containerQueries('demo').up('sm')]: {
    '@supports (overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 296px auto var(--head)',
      overflowClipMargin: 160,
    },
  },
  // In the row of the summary where there is room for both, below it where there is not.
  [theme.containerQueries('demo').down('sm')]: {
    position: 'relative',
    insetInlineEnd: 0,
    paddingInline: theme.spacing(1),
    borderBlockStart: 'var(--line)',
    // Tooltips open above the row: those near its start would otherwise overflow the page.
    '& [data-copy]': { position: 'static' },
    '& [data-copy] > *': { insetInline: '8px auto' },
  },
  // With three stylings the buttons do not fit beside the switch and move below it.
  [theme.containerQueries('demo').down(520)]: {
    '& > :not([role=group])': { order: 1 },
    '&:has([value="CSS"])::before': { content: '""', order: 1, flexBasis: '100%' },
  },
}));

/** The same rules, on a link. */
export const ToolLink = BarButton.withComponent('a');

/** What the running demo cannot show here. */
export const Note = styled('p', {
  name: 'DocsDemoFrame',
  slot: 'Note',
  overridesResolver: partOverrides({ noteIcon: '> [aria-hidden]' }),
})(({ theme }) => ({
  '.prose &': {
    display: 'flex',
    alignItems: 'start',
    gap: theme.spacing(1),
    margin: 0,
    maxInlineSize: 'none',
  },
  padding: theme.spacing(1, 1.5),
  borderBlockStart: 'var(--line)',
  fontSize: theme.typography.label.fontSize,
  lineHeight: 1.5,
  '& > [aria-hidden]': {
    flex: 'none',
    marginBlockStart: theme.spacing(0.25),
    color: theme.vars.palette.info.main,
  },
}));
