import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { prismColors } from '../../theme/mixins';

export const Root = styled('div', { name: 'DocsDemoEditor', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'auto',
  counterReset: 'line',
  // Code runs from left to right in every direction: mirrored margins would be on the wrong side.
  '& .MuiAlert-root, & .MuiButton-root': { gap: 8 },
  '& .MuiAlert-icon, & .MuiButton-startIcon': { margin: 0 },
});

/** What the page has: no preview lines beside an editor, and edited code in the colors of other code. */
export const pageStyles = (theme: Theme): CSSObject => ({
  '[data-demo-editor] ~ [data-preview][data-preview]': { display: 'none' },
  ...prismColors(theme),
});

/** Lines at the place of the preview. */
export const Field = styled('div', { name: 'DocsDemoEditor', slot: 'Field' })(({ theme }) => ({
  flex: 'none',
  position: 'relative',
  borderBlockStart: 'var(--line)',
  // Above the numbers of the lines, which stay in view.
  '&:has(:focus-visible)::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    pointerEvents: 'none',
  },
  '& .prism-code-editor': {
    '--pce-bg': theme.vars.palette.background.subtle,
    '--pce-cursor': 'currentColor',
    '--pce-selection': theme.vars.palette.action.selected,
    '--pce-line-number': theme.vars.palette.code.comment,
    '--pce-bg-highlight': 'transparent',
    '--pce-border-highlight': '0',
    // Lines stay where the preview has them: their numbers are in its margin.
    '& :is(.pce-line, .pce-textarea)': { paddingInline: theme.spacing(2) },
    '&::before, & .pce-line::before': { inlineSize: theme.spacing(2) },
    '& .pce-line::before': {
      marginInlineStart: theme.spacing(-2),
      paddingInlineEnd: 2,
      fontSize: '0.7em',
    },
    // Through all fields, as messages count.
    counterReset: 'none',
    paddingBlock: 'calc(0.875rem - 0.5em)',
    fontFamily: 'var(--mono)',
    fontSize: theme.typography.codeBlock.fontSize,
    lineHeight: theme.typography.codeBlock.lineHeight,
    // The browser of a phone would zoom in on smaller letters.
    '@media (pointer: coarse)': { fontSize: theme.typography.body1.fontSize },
  },
  '@media (forced-colors: active)': {
    '& .pce-textarea': { forcedColorAdjust: 'none', caretColor: 'CanvasText' },
  },
}));

/** What the frame does and what can be done, and below them how to use the keyboard. */
export const Bar = styled('div', { name: 'DocsDemoEditor', slot: 'Bar' })(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(0.5, 1, 1, 1.5),
  borderBlockStart: 'var(--line)',
  fontSize: theme.typography.label.fontSize,
  lineHeight: 1.5,
}));

export const Status = styled('p', { name: 'DocsDemoEditor', slot: 'Status' })({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minBlockSize: 'var(--row)',
  margin: 0,
});

export const Hint = styled('p', { name: 'DocsDemoEditor', slot: 'Hint' })(({ theme }) => ({
  inlineSize: '100%',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  // The hint about keys is hidden where there is no keyboard.
  '&[id]': { '@media (pointer: coarse)': { display: 'none' } },
}));
