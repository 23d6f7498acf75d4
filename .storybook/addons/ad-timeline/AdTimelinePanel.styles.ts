import { styled } from 'storybook/theming';

export const Root = styled.div({
  display: 'grid',
  gap: 16,
  padding: 16,
  fontSize: 12,
  lineHeight: 1.5,
});

/** The time, which stays in view while the rows of buttons scroll. */
export const Head = styled.div(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gap: 16,
  marginBlockStart: -16,
  paddingBlockStart: 16,
  background: theme.background.app,
  '& > output': { fontWeight: 600 },
}));

/** A group of buttons after its label. */
export const Row = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '&::before': {
    content: 'attr(aria-label)',
    minInlineSize: 88,
    color: theme.textMutedColor,
  },
}));

export const Button = styled.button(({ theme }) => ({
  padding: '4px 10px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.button.background,
  color: theme.color.defaultText,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover, &[aria-pressed="true"]': {
    borderColor: theme.barSelectedColor,
    color: theme.barSelectedColor,
  },
  "&:is(:disabled, [aria-disabled='true'])": { opacity: 0.5, cursor: 'default' },
}));

export const Line = styled.div(({ theme }) => ({
  position: 'relative',
  blockSize: 76,
  marginInline: 24,
  '& > *': { position: 'absolute' },
  '& > hr': {
    insetBlockStart: 12,
    insetInline: 0,
    margin: 0,
    border: 0,
    borderBlockStart: `1px solid ${theme.appBorderColor}`,
  },
  '& > button': {
    insetBlockStart: 0,
    inlineSize: 18,
    blockSize: 25,
    padding: 0,
    border: 0,
    background: 'none',
    transform: 'translateX(-50%)',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: 8,
      blockSize: 8,
      margin: 'auto',
      borderRadius: '50%',
      border: `1.5px solid ${theme.textMutedColor}`,
      background: theme.background.content,
    },
    '&[data-result="none"]::before': { background: theme.textMutedColor },
    '&[data-result="ad"]::before': {
      borderColor: theme.color.positive,
      background: theme.color.positive,
    },
    '&:is([data-result="no-inventory"], [data-result="failed"])::before': {
      borderColor: theme.color.warning,
      background: theme.color.warning,
    },
    '&:hover::before': { boxShadow: `0 0 0 3px ${theme.appBorderColor}` },
  },
  '& > i': {
    insetBlockStart: 0,
    inlineSize: 2,
    blockSize: 48,
    background: theme.barSelectedColor,
    transform: 'translateX(-50%)',
  },
  '& > b': {
    insetBlockStart: 28,
    blockSize: 20,
    overflow: 'hidden',
    paddingInline: 6,
    borderInlineStart: `2px solid ${theme.barSelectedColor}`,
    background: theme.background.hoverable,
    fontWeight: 500,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  // The state of now shows its whole name, also where its band is shorter.
  '& > b:has(+ small)': { minInlineSize: 'max-content' },
  '& > small': {
    insetBlockStart: 54,
    color: theme.textMutedColor,
    transform: 'translateX(-50%)',
    fontSize: 11,
    whiteSpace: 'nowrap',
  },
}));

/** A row for each measure: its name, value and limit. */
export const Measures = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, max-content)',
  columnGap: 16,
  rowGap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.textMutedColor,
  '& > li': { display: 'contents' },
  '& strong': { color: theme.color.defaultText, fontWeight: 500 },
  '& em': { fontStyle: 'normal' },
  '& > [data-fault] :is(strong, em)': { color: theme.fgColor.negative, fontWeight: 600 },
}));

export const Facts = styled.ol(({ theme }) => ({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: theme.typography.fonts.mono,
  color: theme.color.defaultText,
}));
