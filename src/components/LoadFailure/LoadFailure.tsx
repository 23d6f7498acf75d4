import { styled } from '@mui/material/styles';
import { strings } from '../../domain/strings/strings';
import { iconMask } from '../../theme/icons';
import { partOverrides } from '../../theme/mixins';

/** Created by `showLoadFailure`. */
const parts = { text: '> bdi', retry: '> button' };

/** A line on the page's surface: over the lower edge of what it stands for, or as a popover below the bar. */
const Root = styled('div', {
  name: 'DocsLoadFailure',
  slot: 'Root',
  overridesResolver: partOverrides(parts),
})(({ theme }) => ({
  position: 'absolute',
  inset: 'auto',
  insetBlockEnd: theme.spacing(2),
  insetInline: theme.spacing(2),
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  maxInlineSize: 640,
  margin: 0,
  marginInline: 'auto',
  padding: theme.spacing(1, 1, 1, 1.5),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.shadows[8],
  fontSize: theme.typography.body2.fontSize,
  lineHeight: theme.typography.body2.lineHeight,
  '&[hidden], &[popover]:not(:popover-open)': { display: 'none' },
  // What failed may have a document of its own: an error page.
  '*:has(+ &:not([hidden], [popover], [data-over]))': { visibility: 'hidden' },
  // It would be half below the popover.
  '[data-tip]:has(+ &:popover-open)::after': { display: 'none' },
  '&[data-load-failure=dialog]': {
    position: 'static',
    maxInlineSize: 'none',
    margin: theme.spacing(2),
    boxShadow: 'none',
  },
  '&[popover]': {
    position: 'fixed',
    insetBlock: `calc(var(--bar) + ${theme.spacing(1)}) auto`,
    insetInlineStart: 'auto',
    inlineSize: `min(26rem, calc(100vw - ${theme.spacing(4)}))`,
  },
  '&::before': {
    content: '""',
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    background: theme.vars.palette.error.main,
    mask: iconMask('alert', 1.5),
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
  [`& ${parts.text}`]: { flex: 1 },
  [`& ${parts.retry}`]: {
    flex: 'none',
    minBlockSize: 'var(--row)',
    paddingInline: theme.spacing(1.5),
    border: 'var(--line)',
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.primary.main,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '&:hover': { background: theme.vars.palette.action.hover },
    '&:active': { background: theme.vars.palette.action.selected },
  },
}));

/** Over what could not load: a demo, or the dialog of a button. Or above the page, below the bar. */
export type FailurePlace = 'demo' | 'dialog' | 'popover';

export interface LoadFailureProps {
  /** What could not load. */
  text: string;
  place?: FailurePlace;
}

/**
 * A message and a button, in place of what could not load. Hidden and empty until `showLoadFailure`, as most are never
 * shown.
 *
 * **When to use:** Use it wherever something loads after the page, such as a demo or an island.
 *
 * **When not to use:** Don't use it for errors that a retry cannot solve: say what else the user can do.
 *
 * **Accessibility:** It's an alert, announced once, with a button that tries again.
 */
export function LoadFailure({ text, place = 'demo' }: LoadFailureProps) {
  const isPopover = place === 'popover';
  return (
    <Root
      className="screen-only"
      role="alert"
      data-load-failure={place}
      hidden={!isPopover}
      popover={isPopover ? 'auto' : undefined}
      data-text={text}
      data-retry={strings['failure.retry']}
      {...(place !== 'demo' && {
        'data-new-version': strings['failure.newVersion'],
        'data-reload': strings['failure.reload'],
      })}
    />
  );
}
