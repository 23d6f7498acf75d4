import { styled } from '@mui/material/styles';
import { BarButton } from '../BarButton/BarButton';
import { chosenVersionsOnly } from '../CodeVariantSwitcher/CodeVariantSwitcher';
import { leadingDisclosureMark } from '../../theme/parts/chevron';

const shade = 'var(--docs-palette-action-selected)';
const bar = (size: string, position: string) =>
  `linear-gradient(${shade} 0 0) ${position} / ${size} no-repeat`;

export const Figure = styled('figure')({
  ...chosenVersionsOnly,
  position: 'relative',
  border: 'var(--line)',
  borderRadius: 4,
  '& iframe': {
    display: 'block',
    inlineSize: '100%',
    border: 0,
    borderRadius: '3px 3px 0 0',
    // Background until the demo renders: its document has none before that.
    '@media (scripting: enabled)': {
      background: [
        bar('40% 16px', '24px 24px'),
        bar('calc(100% - 48px) 12px', '24px 64px'),
        bar('calc(100% - 48px) 12px', '24px 88px'),
        bar('60% 12px', '24px 112px'),
      ].join(),
    },
  },
});

/** A secondary link of a demo. */
export const Anchor = styled('span')({ position: 'absolute', insetBlockStart: 0 });

/** The fold and, over the end of its summary, what can be done with the demo. */
export const CodePart = styled('div')(({ theme }) => ({
  '--head': 'calc(var(--row) + 8px)',
  position: 'relative',
  container: 'demo / inline-size',
  borderBlockStart: 'var(--line)',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 'var(--head)',
    paddingInline: '12px 316px',
    borderRadius: 3,
    fontSize: '0.8125rem',
    fontWeight: 500,
    lineHeight: 1.4,
    ...leadingDisclosureMark,
    '&:hover': { color: 'var(--docs-palette-primary-main)' },
    '& code': {
      padding: 0,
      border: 0,
      background: 'none',
      color: 'var(--docs-palette-text-secondary)',
      fontSize: '0.8125rem',
      fontWeight: 400,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    [theme.containerQueries('demo').down('sm')]: { paddingInlineEnd: 12 },
  },
  '&:has([value="CSS"]) summary': {
    [theme.containerQueries('demo').up('sm')]: { paddingInlineEnd: 516 },
  },
  '& [open] ~ [data-preview]': { display: 'none' },
  '& [data-tabs]': {
    borderBlockStart: 'var(--line)',
    '& > label': { marginInlineStart: 16, fontFamily: 'var(--mono)', fontSize: '0.8125rem' },
    '& > label code': {
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      fontSize: 'inherit',
    },
    '& > :focus-visible + label': { outlineOffset: -2 },
    '& > .flow': { paddingBlockStart: 0, border: 0, '& > pre': { marginBlockStart: 0 } },
  },
  '& pre': { maxBlockSize: '32rem', borderBlockStart: 'var(--line)', borderRadius: '0 0 3px 3px' },
  '& pre:focus-visible': { outlineOffset: 0 },
}));

export const Tools = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 6,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  minBlockSize: 'var(--head)',
  '& [role=group]': { marginInlineEnd: 4 },
  // A page can arrive in chunks that would each shift the end of the row: hidden until the last tool, a link, has
  // arrived.
  '&:not(:has(> a))': { visibility: 'hidden' },
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
    paddingInline: 8,
    borderBlockStart: 'var(--line)',
    // Tooltips open above the row: those near its start would otherwise overflow the page.
    '& [data-copy]': { position: 'static' },
    '& [data-copy] span': { insetInline: '8px auto' },
  },
  // With three stylings the buttons do not fit beside the switch and move below it.
  [theme.containerQueries('demo').down(520)]: {
    '& > :not([role=group])': { order: 1 },
    '&:has([value="CSS"])::before': { content: '""', order: 1, flexBasis: '100%' },
  },
}));

export const ToolLink = styled(BarButton.withComponent('a'))({});

/** What the running demo cannot show here. */
export const Note = styled('p')({
  '.prose &': { display: 'flex', alignItems: 'start', gap: 8, margin: 0, maxInlineSize: 'none' },
  padding: '8px 12px',
  borderBlockStart: 'var(--line)',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  '& svg': { flex: 'none', marginBlockStart: 2, color: 'var(--docs-palette-info-main)' },
});
