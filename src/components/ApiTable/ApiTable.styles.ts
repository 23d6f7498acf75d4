import { styled, type Theme } from '@mui/material/styles';
import type { ApiView } from '../../domain/preferences/Preferences';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { chevron, plainSummary } from '../../theme/parts/chevron';
import { filterField } from '../../theme/parts/filterField';
import { tint } from '../../theme/parts/tint';
import { columns } from './columns';

const apiPreferences = ['propsView', 'slotsView', 'classesView'] as const;

const inView = (view: ApiView) =>
  `&:is(${apiPreferences.map((name) => `[${preferenceTable[name].attribute}="${view}"] [data-api="${name}"]`).join()})`;

const onlyForAssistiveTechnology = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Rows as blocks. No element may lose its box: assistive technology would recount the columns. */
const blocks = {
  '& table, & tbody, & caption': { display: 'block' },
  '& thead': onlyForAssistiveTechnology,
  '& tbody > tr > *': { display: 'block', padding: 0, border: 0 },
} as const;

const labels = (theme: Theme) =>
  ({
    '& tbody > tr > td[data-label]:not(:empty)': {
      display: 'flex',
      gap: theme.spacing(1.5),
      marginBlockStart: theme.spacing(0.5),
    },
    '& td[data-label]:not(:empty)::before': {
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      flex: '0 0 3.5rem',
      color: theme.vars.palette.text.secondary,
      fontSize: theme.typography.label.fontSize,
    },
    '& td[data-label] > *': { minInlineSize: 0 },
    '& td[data-column="description"]': {
      marginBlockStart: theme.spacing(1),
      maxInlineSize: 'var(--measure)',
    },
  }) as const;

const cards = (theme: Theme) =>
  ({
    ...blocks,
    ...labels(theme),
    '& tbody > tr': {
      display: 'block',
      padding: 'calc(var(--pad) + 4px) 16px',
      border: 'var(--line)',
      borderRadius: theme.shape.borderRadius,
    },
    '& tbody > tr + tr': { marginBlockStart: theme.spacing(1) },
    // The frame is the mark's edge.
    '& tbody > tr:target': { boxShadow: 'none', borderColor: theme.vars.palette.primary.main },
  }) as const;

const list = (theme: Theme) =>
  ({
    ...blocks,
    ...labels(theme),
    '& tbody > tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
      columnGap: theme.spacing(3),
      paddingBlock: 'calc(var(--pad) + 6px)',
      borderBlockEnd: 'var(--line)',
    },
    '& tbody > tr > th': { gridRow: `1 / span ${columns.length}` },
    '& tbody > tr > td': { gridColumn: 2 },
    '& tbody > tr > th + td[data-label]': { marginBlockStart: 0 },
  }) as const;

const closed = '& tbody > tr:not([data-open="true"], :target:not([data-open]))';

const compact = (theme: Theme) =>
  ({
    ...blocks,
    '& tbody > tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 3fr)',
      columnGap: theme.spacing(3),
      alignItems: 'baseline',
      paddingBlock: 'calc(var(--pad) / 2)',
      borderBlockEnd: 'var(--line)',
    },
    '& tbody > tr > th': { paddingInlineStart: theme.spacing(2.5) },
    '& tbody > tr > [data-column="description"]': {
      gridColumn: '1 / -1',
      paddingBlock: theme.spacing(0.75, 1),
      paddingInlineStart: theme.spacing(2.5),
      maxInlineSize: 'var(--measure)',
    },
    [closed]: {
      '& > [data-column="description"], & summary > span': { display: 'none' },
      '& > td, & > td code': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > td code': { display: 'block' },
      '& > td code > span': { display: 'inline' },
    },
    '& tbody th > a::before': {
      ...chevron(theme, 'LinkText'),
      content: '""',
      insetBlockStart: 8,
      insetInlineStart: -20,
      opacity: 1,
      rotate: 'calc(90deg * var(--forward))',
      transition: 'rotate 140ms ease-out',
    },
    [`${closed} > th > a::before`]: { rotate: 'none' },
  }) as const;

const narrow = '@container (max-width: 40rem)';

export const Root = styled('div', { name: 'DocsApiTable', slot: 'Root' })(({ theme }) => ({
  '--pad': '0.625rem',
  '[data-density="dense"] &': { '--pad': '0.375rem' },
  containerType: 'inline-size',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  [inView('expanded')]: list(theme),
  '@media screen': { [inView('collapsed')]: compact(theme) },
  [narrow]: {
    [inView('table')]: cards(theme),
    [inView('expanded')]: {
      '& tbody > tr': { display: 'block' },
      '& tbody > tr > th + td[data-label]': { marginBlockStart: theme.spacing(0.5) },
    },
    [inView('collapsed')]: {
      '& tbody > tr': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
      [closed]: { '& > td[data-column="default"]': onlyForAssistiveTechnology },
    },
  },
}));

export const Tools = styled('div', { name: 'DocsApiTable', slot: 'Tools' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlockEnd: theme.spacing(1),
}));

export const Filter = styled('div', { name: 'DocsApiTable', slot: 'Filter' })(({ theme }) => ({
  position: 'relative',
  flex: '1 1 10rem',
  maxInlineSize: '20rem',
  '& > input': filterField(theme),
  '& > [role="status"]': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 32,
    display: 'flex',
    alignItems: 'center',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.caption.fontSize,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  '&:has([role="status"]:not(:empty)) > input': {
    paddingInlineEnd: '6rem',
    '&::-webkit-search-cancel-button': { position: 'absolute', insetInlineEnd: 8 },
  },
}));

export const Views = styled('div', { name: 'DocsApiTable', slot: 'Views' })(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.25),
  marginInlineStart: 'auto',
  padding: theme.spacing(0.125),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '& > label': { position: 'relative', display: 'flex', cursor: 'pointer' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& span': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'calc(max(var(--row), 32px) - 4px)',
    paddingInline: theme.spacing(1.25),
    borderRadius: 2,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
  },
  '& :hover > span': { color: theme.vars.palette.text.primary },
  '& :checked + span': {
    background: tint(theme.vars.palette.primary.main),
    color: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
  '& :focus-visible + span': { outline: '2px solid var(--ring)', outlineOffset: 1 },
}));

/** How far the mark of a row reaches out of the table, in px: to its `#`. */
const bleed = 14;

export const Table = styled('table', { name: 'DocsApiTable', slot: 'Table' })(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  // Columns keep their width while rows are filtered.
  tableLayout: 'fixed',
  '& :is(th, td)': {
    paddingBlock: 'var(--pad)',
    paddingInline: '0 1.25rem',
    borderBlockEnd: 'var(--line)',
    overflowWrap: 'break-word',
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  '& :is(th, td):last-child': { paddingInlineEnd: 0 },
  '& thead th': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  ...Object.fromEntries(
    columns.map(({ key, width }) => [`& thead [data-column="${key}"]`, { inlineSize: width }]),
  ),
  '& tbody th': { fontWeight: 400 },
  '& tbody > tr[hidden]': { display: 'none !important' },
  '& tbody > tr:target': {
    background: tint(theme.vars.palette.primary.main),
    boxShadow: `calc(-${bleed}px * var(--forward)) 0 ${tint(theme.vars.palette.primary.main)}, calc(${bleed}px * var(--forward)) 0 ${tint(theme.vars.palette.primary.main)}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  '& th code, & td[data-label] code': {
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: theme.typography.label.fontSize,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& td[data-label] code': { color: theme.vars.palette.text.secondary },
  '& td code > span': {
    display: 'inline-block',
    maxInlineSize: '100%',
    lineHeight: '1.3125rem',
    verticalAlign: 'top',
  },
  '& th > a': {
    position: 'relative',
    marginInlineEnd: theme.spacing(0.5),
    // A larger target, without taking room.
    paddingBlock: theme.spacing(0.75),
    color: 'inherit',
    textDecoration: 'none',
    '& > code': { fontWeight: 600 },
    '&:hover > code': { color: theme.vars.palette.primary.main },
    '&::before': {
      content: ['"#"', '"#" / ""'],
      position: 'absolute',
      insetInlineStart: -11,
      color: theme.vars.palette.text.secondary,
      fontFamily: 'var(--mono)',
      fontSize: theme.typography.label.fontSize,
      opacity: 0,
      transition: 'opacity 120ms ease-out',
    },
    '&:focus-visible::before': { opacity: 1 },
  },
  '& tr:is(:hover, :target) > th > a::before': { opacity: 1 },
  '& [data-mark]': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.caption.fontSize,
    whiteSpace: 'nowrap',
  },
  '& [data-mark="required"]': { color: theme.vars.palette.error.main },
  '& [data-mark="deprecated"]': { color: theme.vars.palette.warning.main },
  '& :is([data-mark="new"], [data-mark="changed"])': { color: theme.vars.palette.success.main },
  '& [data-column="description"] > * + *': { marginBlockStart: theme.spacing(0.75) },
  '& .flow': { '--step': '0.375rem' },
  '& summary': plainSummary,
  '& summary > span': {
    color: theme.vars.palette.primary.main,
    fontSize: theme.typography.caption.fontSize,
    whiteSpace: 'nowrap',
  },
  '& summary:hover > span': { textDecoration: 'underline' },
  '& details:not([open]) > summary > :last-child': { display: 'none' },
  '& details[open] > summary > :not(:last-child)': { display: 'none' },
  // Paper has no folds.
  '@media print': {
    '& summary': { display: 'none' },
    '& details::details-content': { display: 'block', contentVisibility: 'visible' },
  },
}));

export const Empty = styled('p', { name: 'DocsApiTable', slot: 'Empty' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  paddingBlock: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '&[hidden]': { display: 'none' },
  '& b': { fontWeight: 500 },
  '& button': {
    minBlockSize: 'var(--row)',
    color: theme.vars.palette.primary.main,
    '&:hover': { textDecoration: 'underline' },
  },
}));
