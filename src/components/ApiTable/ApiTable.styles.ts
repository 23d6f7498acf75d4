import { styled, type Theme } from '@mui/material/styles';
import { chevron, plainSummary, partOverrides, tint } from '../../theme/mixins';
import { apiTableClasses, apiTableParts as parts } from './parts';

const onlyForAssistiveTechnology = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * Name, type and default in the first line, below their headings; the description below takes the whole width.
 * No element may lose its box: assistive technology would recount the columns.
 */
const definitions = (theme: Theme) =>
  ({
    '& [role="table"], & [role="table"] > *': { display: 'block' },
    '& [role="row"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 2.3fr)',
      columnGap: theme.spacing(3),
      alignItems: 'baseline',
      paddingBlock: 'calc(var(--pad) + 4px)',
      borderBlockEnd: 'var(--line)',
    },
    '& [data-columns="3"] > * > *': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
    '& [data-columns="2"] > * > *': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& [role="row"] > *': { display: 'block', padding: 0, border: 0 },
    [`& ${parts.head} > *`]: { paddingBlock: 'var(--pad)' },
    [`& ${parts.head} [data-column="description"]`]: onlyForAssistiveTechnology,
    [`& ${parts.row} > [data-column="description"]`]: { gridColumn: '1 / -1' },
    [`& ${parts.row} > [data-column="description"]:not(:empty)`]: {
      marginBlockStart: theme.spacing(0.75),
    },
  }) as const;

/** Below the name, type and default with their headings, then the description. */
const cards = (theme: Theme) =>
  ({
    [`& ${parts.head}`]: onlyForAssistiveTechnology,
    [`& ${parts.row}`]: {
      display: 'block',
      padding: 'calc(var(--pad) + 4px) 16px',
      border: 'var(--line)',
      borderRadius: theme.shape.borderRadius,
    },
    [`& ${parts.row} + *`]: { marginBlockStart: theme.spacing(1) },
    // A linked card shows it by the color of its border, not by the mark that a table row has at its edge.
    [`& ${parts.row}:target`]: {
      boxShadow: 'none',
      borderColor: theme.vars.palette.primary.main,
    },
    [`& ${parts.row} > [data-label]:not(:empty)`]: {
      display: 'flex',
      gap: theme.spacing(1.5),
      marginBlockStart: theme.spacing(0.5),
    },
    '& [data-label]:not(:empty)::before': {
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      flex: '0 0 3.5rem',
      color: theme.vars.palette.text.secondary,
      fontSize: theme.typography.label.fontSize,
    },
    '& [data-label] > *': { minInlineSize: 0 },
    [`& ${parts.row} > [data-column="description"]:not(:empty)`]: {
      marginBlockStart: theme.spacing(1),
      maxInlineSize: 'var(--measure)',
    },
  }) as const;

export const Root = styled('div', {
  name: 'DocsApiTable',
  slot: 'Root',
  overridesResolver: partOverrides(parts),
})(({ theme }) => ({
  '--pad': '0.625rem',
  '[data-density="dense"] &': { '--pad': '0.375rem' },
  containerType: 'inline-size',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  ...definitions(theme),
  // In a narrow container, each row is a card.
  '@container (max-width: 40rem)': cards(theme),
}));

/** How far the mark of a row reaches out of the table, in px: to its `#`. */
const bleed = 14;

export const Table = styled('table', { name: 'DocsApiTable', slot: 'Table' })(({ theme }) => ({
  '& > * > * > *': { textAlign: 'start' },
  [`& ${parts.head} > * > *`]: {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  [`& ${parts.name}`]: { fontWeight: 400 },
  [`& ${parts.row}:target`]: {
    background: tint(theme.vars.palette.primary.main),
    boxShadow: `calc(-${bleed}px * var(--forward)) 0 ${tint(theme.vars.palette.primary.main)}, calc(${bleed}px * var(--forward)) 0 ${tint(theme.vars.palette.primary.main)}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  [`& ${parts.code}`]: {
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: theme.typography.label.fontSize,
    whiteSpace: 'normal',
  },
  [`& [data-label] ${parts.code}`]: {
    display: 'inline-block',
    maxInlineSize: '100%',
    // The row aligns with its first line: the baseline of the block would be that of its last one.
    verticalAlign: 'top',
    padding: theme.spacing(0.125, 0.75),
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.subtle,
    color: theme.vars.palette.text.secondary,
  },
  [`& ${parts.member}`]: {
    display: 'inline-block',
    maxInlineSize: '100%',
    lineHeight: '1.3125rem',
    verticalAlign: 'top',
  },
  [`& ${parts.link}`]: {
    position: 'relative',
    marginInlineEnd: theme.spacing(0.5),
    // A larger target, without taking room.
    paddingBlock: theme.spacing(0.75),
    color: 'inherit',
    textDecoration: 'none',
    '& > *': { fontWeight: 600 },
    '&:hover > *': { color: theme.vars.palette.primary.main },
    '&::before': {
      content: ['"#"', '"#" / ""'],
      position: 'absolute',
      insetInlineStart: -11,
      color: theme.vars.palette.text.secondary,
      fontFamily: 'var(--mono)',
      fontSize: theme.typography.label.fontSize,
      opacity: 0,
    },
    '&:focus-visible::before': { opacity: 1 },
  },
  [`& ${parts.row}:is(:hover, :target) ${parts.link}::before`]: { opacity: 1 },
  '& [data-mark]': {
    marginInlineEnd: theme.spacing(0.5),
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.caption.fontSize,
    whiteSpace: 'nowrap',
  },
  '& [data-mark="required"]': { color: theme.vars.palette.text.primary, fontWeight: 500 },
  '& [data-mark="deprecated"]': { color: theme.vars.palette.warning.main },
  '& [data-mark][href]': {
    // A larger target, without taking room.
    paddingBlock: theme.spacing(0.5),
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& [data-column="description"] > * + *': { marginBlockStart: theme.spacing(0.75) },
  '& .flow': { '--step': '0.375rem' },
  [`& ${parts.usedIn}`]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minBlockSize: 'max(var(--row), 24px)',
    color: theme.vars.palette.primary.main,
    fontSize: theme.typography.label.fontSize,
    '&:hover': { textDecoration: 'underline' },
    '&::after': {
      ...chevron(theme, 'ButtonText'),
      content: '""',
      background: 'currentColor',
      rotate: 'calc(90deg * var(--forward))',
    },
  },
  [`& ${parts.uses}`]: {
    maxInlineSize: 'min(24rem, 100vw - 2 * var(--gutter))',
    maxBlockSize: '20rem',
    marginBlock: theme.spacing(0.5),
    padding: theme.spacing(1),
    overflowY: 'auto',
    fontSize: theme.typography.body2.fontSize,
    // The button that opens it is its anchor.
    '@supports (position-area: block-end)': {
      inset: 'auto',
      marginInline: 0,
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
    },
    '& * + *': { marginBlockStart: 0 },
    '& [href]': {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: 'max(var(--row), 32px)',
      paddingBlock: theme.spacing(0.5),
      paddingInline: theme.spacing(1),
      borderRadius: theme.shape.borderRadius,
      color: theme.vars.palette.text.primary,
      textDecoration: 'none',
      '&:hover': { background: theme.vars.palette.action.hover },
    },
  },
  [`& ${parts.toggle}`]: plainSummary,
  [`& ${parts.toggle} > :not(.${apiTableClasses.code})`]: {
    color: theme.vars.palette.primary.main,
    fontSize: theme.typography.caption.fontSize,
    whiteSpace: 'nowrap',
  },
  [`& ${parts.toggle}:hover > :not(.${apiTableClasses.code})`]: { textDecoration: 'underline' },
  [`& ${parts.fold}:not([open]) > ${parts.toggle} > :last-child`]: { display: 'none' },
  [`& ${parts.fold}[open] > ${parts.toggle} > :not(:last-child)`]: { display: 'none' },
  // In print, long types are unfolded, since nobody can press their buttons.
  '@media print': {
    [`& ${parts.toggle}`]: { display: 'none' },
    '& ::details-content': { display: 'block', contentVisibility: 'visible' },
  },
}));
