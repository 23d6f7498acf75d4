import Button from '@mui/material/Button';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';

export const Root = styled('div', { name: 'DocsDemoEditor', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'auto',
  fontSize: theme.typography.label.fontSize,
  lineHeight: 1.5,
}));

export const Text = styled('p', { name: 'DocsDemoEditor', slot: 'Text' })({ margin: 0 });

/** What the editor renders: code as the highlighter of pages colors it. */
const editorContent = ({ vars, spacing, typography }: Theme): CSSObject => {
  const { code, action, background } = vars.palette;
  return {
    '& .prism-code-editor': {
      '--pce-bg': background.subtle,
      '--pce-cursor': 'currentColor',
      '--pce-selection': action.selected,
      '--pce-line-number': code.comment,
      '--pce-bg-highlight': 'transparent',
      '--pce-border-highlight': '0',
      '--padding-inline': spacing(2),
      paddingBlock: '0.375rem',
      fontFamily: 'var(--mono)',
      fontSize: typography.codeBlock.fontSize,
      lineHeight: typography.codeBlock.lineHeight,
    },
    '& .token': {
      '&.tag': { color: 'inherit' },
      '&:is(.keyword, .operator, .attr-equals)': { color: code.keyword },
      '&:is(.string, .attr-value, .template-string)': { color: code.string },
      '&.comment': { color: code.comment },
      '&:is(.class-name, .number, .boolean, .constant)': { color: code.constant },
      '&:is(.function, .attr-name)': { color: code.function },
      '&.tag > &.tag:not(:has(.class-name))': { color: code.tag },
    },
    '@media (pointer: coarse)': {
      // Its browser would zoom in on smaller letters.
      '& .prism-code-editor': { fontSize: typography.body1.fontSize },
    },
    '@media (forced-colors: active)': {
      '& .pce-textarea': { forcedColorAdjust: 'none', caretColor: 'CanvasText' },
    },
  };
};

/** Lines in the colors and at the place of the preview. */
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
  ...editorContent(theme),
}));

/** What is wrong, and where. */
export const Message = styled('div', { name: 'DocsDemoEditor', slot: 'Message' })(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  borderBlockStart: 'var(--line)',
  overflowWrap: 'anywhere',
  '& > [aria-hidden]': {
    flex: 'none',
    marginBlockStart: theme.spacing(0.25),
    color: theme.vars.palette.error.main,
  },
}));

export const Words = styled('div', { name: 'DocsDemoEditor', slot: 'Words' })({
  flex: 1,
  minInlineSize: 0,
});

export const Place = styled('strong', { name: 'DocsDemoEditor', slot: 'Place' })({
  fontWeight: 600,
});

export const ModulesLabel = styled('summary', { name: 'DocsDemoEditor', slot: 'ModulesLabel' })(
  ({ theme }) => ({ cursor: 'pointer', color: theme.vars.palette.text.secondary }),
);

export const Modules = styled('ul', { name: 'DocsDemoEditor', slot: 'Modules' })(({ theme }) => ({
  maxBlockSize: 160,
  margin: 0,
  padding: theme.spacing(0.5, 0),
  overflow: 'auto',
  columns: '15rem',
  listStyle: 'none',
  fontFamily: 'var(--mono)',
}));

export const Bar = styled('div', { name: 'DocsDemoEditor', slot: 'Bar' })(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: theme.spacing(0.5, 1),
  minBlockSize: 'calc(var(--row) + 8px)',
  paddingInline: theme.spacing(1.5, 1),
  borderBlockStart: 'var(--line)',
}));

export const Status = styled('p', { name: 'DocsDemoEditor', slot: 'Status' })({
  flex: 1,
  margin: 0,
});

export const Hints = styled('div', { name: 'DocsDemoEditor', slot: 'Hints' })(({ theme }) => ({
  flex: 'none',
  padding: theme.spacing(0, 1.5, 1),
  color: theme.vars.palette.text.secondary,
}));

/** The article is left to right on every page: a gap has no side that would be mirrored. */
export const Reset = styled(Button, { name: 'DocsDemoEditor', slot: 'Reset' })(({ theme }) => ({
  gap: theme.spacing(0.75),
}));

/** Fingers have neither key. */
export const KeyHint = styled('p', { name: 'DocsDemoEditor', slot: 'KeyHint' })({
  margin: 0,
  '@media (pointer: coarse)': { display: 'none' },
});

/** For assistive technology. */
export const Announcement = styled('p', { name: 'DocsDemoEditor', slot: 'Announcement' })({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
