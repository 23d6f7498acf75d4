import { styled } from '@mui/material/styles';
import { strings } from '../../domain/strings/strings';
import { partOverrides } from '../../theme/mixins';
import { BarButton } from '../BarButton/BarButton';

const Button = styled(BarButton, {
  name: 'DocsCopyButton',
  slot: 'Root',
  overridesResolver: partOverrides({ tooltip: '> *' }),
})(({ theme }) => ({
  position: 'relative',
  '&::before': {
    content: '""',
    inlineSize: 16,
    blockSize: 16,
    background: 'currentColor',
    mask: 'var(--icon-copy)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
  },
  '&[data-copied="done"]': {
    color: theme.vars.palette.success.main,
    '&::before': { mask: 'var(--icon-check)' },
  },
  '& > *': {
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 4px)',
    insetInlineEnd: 0,
    zIndex: 1,
    paddingInline: theme.spacing(1),
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
    fontFamily: 'var(--sans)',
    fontSize: theme.typography.caption.fontSize,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  '&:not([data-copied]) > *': { clipPath: 'inset(50%)', opacity: 0 },
}));

/**
 * Copies the code of its frame (`data-code`), once `attachCodeBlock` has run.
 *
 * **When to use:** Every code block has one.
 *
 * **When not to use:** Don't use it for text outside code blocks: PageTools copies a page.
 *
 * **Accessibility:** A live region announces the result. After two seconds the button has its label again.
 */
export function CopyButton() {
  return (
    <Button
      type="button"
      data-tip={strings['code.copy']}
      data-copy="code"
      data-done={strings['code.copied']}
      data-failed={strings['code.selected']}
    >
      <span aria-live="polite">{strings['code.copy']}</span>
    </Button>
  );
}
