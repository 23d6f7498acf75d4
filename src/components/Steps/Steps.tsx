import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { partOverrides } from '../../theme/mixins';

/** Of the circle around a number, in px. */
const size = 28;

const Root = styled('div', {
  name: 'DocsSteps',
  slot: 'Root',
  overridesResolver: partOverrides({ title: '> [data-step]' }),
})(({ theme }) => ({
  position: 'relative',
  '.prose > &': { marginBlockStart: 'calc(var(--step) * 2.5)' },
  '.flow > &': { marginBlockStart: theme.spacing(1.5) },
  '& > [data-step]': { position: 'relative' },
  '& > [data-step]::before': {
    ...theme.typography.label,
    content: ['attr(data-step)', 'attr(data-step) / ""'],
    display: 'inline-grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    inlineSize: size,
    blockSize: size,
    marginInlineEnd: theme.spacing(1.5),
    border: '1px solid var(--accent)',
    borderRadius: '50%',
    background: theme.vars.palette.background.default,
    color: 'var(--accent)',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    letterSpacing: 0,
    lineHeight: 1,
    verticalAlign: 'middle',
  },
  // The second line of a title begins below the first one, not below the number.
  [theme.breakpoints.down('sm')]: {
    '& > [data-step]': { paddingInlineStart: size + 12 },
    '& > [data-step]::before': { marginInlineStart: -(size + 12) },
  },
  // The rail: a line from the first number to the end of the last step.
  [theme.breakpoints.up('sm')]: {
    paddingInlineStart: 48,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: size / 2,
      borderInlineStart: 'var(--line)',
    },
    '& > [data-step]::before': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: -48,
      margin: 0,
    },
  },
}));

/**
 * Numbered steps of a guide: headings, each with what belongs to it, along a rail.
 *
 * **When to use:** Use it for a guide whose sections only work in their order.
 *
 * **When not to use:** Don't use it for sections without an order, or for a single step.
 *
 * **Accessibility:** The numbers are decoration: screen readers read the headings in order, without them.
 */
export function Steps({ children }: { children?: ReactNode }) {
  return (
    <Root className="prose" data-steps="">
      {children}
    </Root>
  );
}
