import { styled } from '@mui/material/styles';
import { plainSummary } from '../../theme/mixins';
import { chosenVariantOnly } from '../CodeVariantSwitcher/CodeVariantSwitcher';

/** What differs between languages: two blocks, or two names. */
export const Versions = styled('div', { name: 'DocsCodeBlock', slot: 'Versions' })(
  chosenVariantOnly,
);

export const Root = styled('figure', { name: 'DocsCodeBlock', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  counterReset: 'line',
  // Over the end of the first line.
  '& > [data-copy]': {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 'calc((3.25rem - var(--row)) / 2)',
    insetInlineEnd: 'calc((3.25rem - var(--row)) / 2)',
    // A highlighted line has another color, over which nothing fades.
    ':has(> * > * > .line:first-child) > &:not(:hover)': {
      backgroundColor: 'var(--docs-palette-background-subtle)',
    },
  },
  // A longer line fades out before the button; none of it shows again behind.
  '&:has(> [data-copy]):has(> * > [data-lines]):not(:has(.line:first-child))::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto auto',
    inlineSize: '4.25rem',
    blockSize: 'calc(0.875rem + 1.65em)',
    borderStartEndRadius: 3,
    // An angle, as code runs from left to right on any page: words would be mirrored.
    background:
      'linear-gradient(270deg, var(--docs-palette-background-subtle) 3.25rem, transparent)',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
  '& .command': {
    display: 'inline-block',
    inlineSize: '100%',
    paddingInlineStart: '2ch',
    textIndent: '-2ch',
  },
  '& .word': { display: 'inline-block', textIndent: 0 },
  // Lines count themselves: what is not drawn while it is out of view has counters of its own.
  '& .row, & .line': { counterIncrement: 'line' },
  '& .row': {
    display: 'inline-block',
    inlineSize: 'calc(100% + 2rem)',
    marginInline: '-1rem',
    paddingInline: '1rem',
  },
  '& .row:target, & .line:target': {
    outline: `1px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -1,
  },
  '& [data-number]': {
    display: 'inline-block',
    inlineSize: '2.25rem',
    color: 'var(--docs-palette-code-comment)',
    textDecoration: 'none',
    userSelect: 'none',
    // Small and close together where a finger scrolls.
    '@media (pointer: coarse)': { pointerEvents: 'none' },
    '&::before': { content: 'counter(line)' },
    '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -2 },
  },
}));

export const Code = styled('pre', { name: 'DocsCodeBlock', slot: 'Code' })({
  borderRadius: 3,
  '&:focus-visible': { outlineOffset: 0 },
  // What wraps.
  '& > :not([data-lines])': {
    inlineSize: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '[data-copy] + &': {
    // One line is as high as the button needs.
    paddingBlock: '0.955rem',
    '& > *': { paddingInlineEnd: 'var(--row)' },
    // To the edge of the block, beyond the room of the button.
    '& .line': {
      inlineSize: 'calc(100% + 2rem + var(--row))',
      marginInlineEnd: 'calc(-1rem - var(--row))',
    },
  },
  '*:not([data-copy]) + &': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
  '&:not(:last-child)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  '@media not print': {
    // 18 lines and the upper half of one more, which says that there is more.
    '&:has(+ :not([open]))': {
      maxBlockSize: 'calc(0.875rem + 18.5 * 1.65em)',
      overflowY: 'hidden',
    },
  },
});

/** In the place of code that has no version in the language that is chosen. */
export const Note = styled('p', { name: 'DocsCodeBlock', slot: 'Note' })(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5, 2),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
}));

export const Head = styled('figcaption', { name: 'DocsCodeBlock', slot: 'Head' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minBlockSize: 'calc(var(--row) + 8px)',
  paddingInline: theme.spacing(2, 0.75),
  borderBlockEnd: 'var(--line)',
  color: theme.vars.palette.text.secondary,
  fontFamily: 'var(--mono)',
  fontSize: theme.typography.label.fontSize,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
}));

/** Stands after the code and says, by being open, whether all of it is shown. */
export const Fold = styled('details', { name: 'DocsCodeBlock', slot: 'Fold' })({
  borderBlockStart: 'var(--line)',
});

export const FoldToggle = styled('summary', { name: 'DocsCodeBlock', slot: 'FoldToggle' })(
  ({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'calc(var(--row) + 4px)',
    paddingInline: theme.spacing(2),
    borderRadius: '0 0 3px 3px',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
    ...plainSummary,
    '&:hover': { color: theme.vars.palette.primary.main },
  }),
);

/** One for each state of the fold. */
export const FoldLabel = styled('span', { name: 'DocsCodeBlock', slot: 'FoldLabel' })({
  '*:not([open]) > * > & + &, [open] > * > &:first-of-type': { display: 'none' },
});
