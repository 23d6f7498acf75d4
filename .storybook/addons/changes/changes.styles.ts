import { styled } from 'storybook/theming';

/** The list beside what is selected in it; on a phone above it. */
export const Queue = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100%',
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.5,
  '& > header': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '12px 20px',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    '& > h1': { margin: 0, fontSize: 16 },
    '& > output': { fontWeight: 600 },
  },
  '& > nav': {
    overflow: 'auto',
    padding: '0 12px 20px',
    borderInlineEnd: `1px solid ${theme.appBorderColor}`,
    '& h2': {
      position: 'sticky',
      insetBlockStart: 0,
      margin: 0,
      padding: '16px 8px 4px',
      background: theme.background.content,
      fontSize: 12,
    },
    '& small': { color: theme.textMutedColor, fontWeight: 400 },
    '& ol': { margin: 0, padding: 0, listStyle: 'none' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: '16px minmax(0, 1fr)',
      padding: '3px 8px',
      borderRadius: theme.appBorderRadius,
      color: 'inherit',
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      '&:hover': { background: theme.background.hoverable },
      '&[aria-current]': {
        background: theme.background.hoverable,
        boxShadow: `inset 3px 0 ${theme.color.secondary}`,
      },
    },
  },
  '& > main': {
    display: 'grid',
    alignContent: 'start',
    gap: 16,
    overflow: 'auto',
    padding: 20,
    '& > h2': { margin: 0, fontSize: 20, lineHeight: 1.3, outline: 0 },
    '& > p': { margin: 0 },
  },
  '& kbd': {
    padding: '0 4px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 3,
    font: 'inherit',
    fontSize: 11,
  },
  '& > header > a, & > main > p > a': { color: theme.color.secondary },
  '@media (width < 700px)': {
    display: 'block',
    overflow: 'auto',
    '& > nav': { maxBlockSize: '40vh', borderBlockEnd: `1px solid ${theme.appBorderColor}` },
  },
}));

export const Verdict = styled.strong(({ theme }) => ({
  '&[data-verdict="accepted"]': { color: theme.fgColor.positive },
  '&[data-verdict="rejected"]': { color: theme.fgColor.negative },
}));

export const Pictures = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '& > figure': { flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '100%', margin: 0 },
  '& figcaption': { marginBlockEnd: 4, color: theme.textMutedColor, fontSize: 12 },
  // Of a whole page, its start is seen at a size that can be read.
  '& a': {
    display: 'block',
    maxBlockSize: '70vh',
    overflow: 'auto',
    border: `1px solid ${theme.appBorderColor}`,
  },
  '& img': { display: 'block', maxInlineSize: '100%' },
}));

/** Two pictures, one above the other, as large as they are. */
export const Slider = styled.div({
  minInlineSize: 0,
  '& > label': { display: 'flex', gap: 8, marginBlockEnd: 8 },
  '& > div': { display: 'grid', maxBlockSize: '60vh', overflow: 'auto' },
  '& img': { gridArea: '1 / 1', maxInlineSize: 'none', maxBlockSize: 'none' },
  '& img:last-child': { clipPath: 'inset(0 0 0 var(--share))' },
});

export const Lines = styled.details(({ theme }) => ({
  '& > summary': { cursor: 'pointer', fontWeight: 600 },
  '& > ul': {
    margin: '4px 0 0',
    padding: 0,
    listStyle: 'none',
    fontFamily: theme.typography.fonts.mono,
    fontSize: 12,
    overflowWrap: 'anywhere',
  },
  '& > ul > li': { paddingInlineStart: 20, textIndent: -20 },
  '& > ul > li::before': {
    content: 'attr(data-sign)',
    display: 'inline-block',
    inlineSize: 20,
    textIndent: 0,
  },
  '& > ul > li[data-sign="+"]': { color: theme.fgColor.positive },
  '& > ul > li[data-sign="-"]': { color: theme.fgColor.negative },
}));
