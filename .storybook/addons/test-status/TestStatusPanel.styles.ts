import { styled } from 'storybook/theming';

export const Status = styled.strong(({ theme }) => ({
  '&[data-status="passed"]': { color: theme.fgColor.positive },
  '&[data-status="failed"]': { color: theme.fgColor.negative },
  '&[data-status="changed"]': { color: theme.fgColor.warning },
}));

export const Passes = styled.table({
  justifySelf: 'start',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 400, textAlign: 'start' },
  '& :is(th, td)': { padding: '2px 24px 2px 0' },
});

export const Failure = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  '& > pre': {
    maxInlineSize: '100%',
    margin: 0,
    overflow: 'auto',
    fontFamily: theme.typography.fonts.mono,
    whiteSpace: 'pre-wrap',
  },
}));
