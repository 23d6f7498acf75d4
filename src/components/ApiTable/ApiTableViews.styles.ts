import type { Theme } from '@mui/material/styles';
import { viewPreferences, type ApiView } from '../../domain/preferences/Preferences';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { chevron } from '../../theme/parts/chevron';
import { apiTableClasses, apiTableParts as parts } from './parts';
import { columns } from './columns';

/** Declared first in each view, so that the build nests the rules that follow instead of repeating the selector. */
const asBlock = { display: 'block' } as const;

const inView = (view: ApiView) =>
  `&:is(${viewPreferences.map((name) => `[${preferenceTable[name].attribute}="${view}"] [data-api="${name}"]`).join()})`;

const onlyForAssistiveTechnology = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Rows as blocks. No element may lose its box: assistive technology would recount the columns. */
const blocks = {
  '& [role="table"], & [role="table"] > *': { display: 'block' },
  [`& ${parts.head}`]: onlyForAssistiveTechnology,
  [`& ${parts.row} > *`]: { display: 'block', padding: 0, border: 0 },
} as const;

/** Name, type and default in the first line, below their headings; the description below takes the whole width. */
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

const labels = (theme: Theme) =>
  ({
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
    [`& ${parts.row} > [data-column="description"]`]: {
      marginBlockStart: theme.spacing(1),
      maxInlineSize: 'var(--measure)',
    },
  }) as const;

const cards = (theme: Theme) =>
  ({
    ...blocks,
    ...labels(theme),
    [`& ${parts.row}`]: {
      display: 'block',
      padding: 'calc(var(--pad) + 4px) 16px',
      border: 'var(--line)',
      borderRadius: theme.shape.borderRadius,
    },
    [`& ${parts.row} + *`]: { marginBlockStart: theme.spacing(1) },
    // The frame is the mark's edge.
    [`& ${parts.row}:target`]: {
      boxShadow: 'none',
      borderColor: theme.vars.palette.primary.main,
    },
  }) as const;

const list = (theme: Theme) =>
  ({
    ...blocks,
    ...labels(theme),
    [`& ${parts.row}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
      columnGap: theme.spacing(3),
      paddingBlock: 'calc(var(--pad) + 6px)',
      borderBlockEnd: 'var(--line)',
    },
    [`& ${parts.name}`]: { gridRow: `1 / span ${columns.length}` },
    [`& ${parts.name} ~ *`]: { gridColumn: 2 },
    [`& ${parts.name} + [data-label]:not(:empty)`]: { marginBlockStart: 0 },
  }) as const;

const closed = `& ${parts.row}:not([data-open="true"], :target:not([data-open]))`;

const compact = (theme: Theme) =>
  ({
    ...blocks,
    [`& ${parts.row}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 3fr)',
      columnGap: theme.spacing(3),
      alignItems: 'baseline',
      paddingBlock: 'calc(var(--pad) / 2)',
      borderBlockEnd: 'var(--line)',
    },
    [`& ${parts.row} > ${parts.name}`]: { paddingInlineStart: theme.spacing(2.5) },
    [`& ${parts.row} > [data-column="description"]`]: {
      gridColumn: '1 / -1',
      paddingBlock: theme.spacing(0.75, 1),
      paddingInlineStart: theme.spacing(2.5),
      maxInlineSize: 'var(--measure)',
    },
    [closed]: {
      [`& > [data-column="description"], & ${parts.toggle} > :not(.${apiTableClasses.code})`]: {
        display: 'none',
      },
      [`& > :not(${parts.name}), & [data-label] ${parts.code}`]: {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      [`& [data-label] ${parts.code}`]: { display: 'block' },
      [`& ${parts.member}`]: { display: 'inline' },
    },
    [`& ${parts.link}::before`]: {
      ...chevron(theme, 'LinkText'),
      content: '""',
      insetBlockStart: 8,
      insetInlineStart: -20,
      opacity: 1,
      rotate: 'calc(90deg * var(--forward))',
      transition: 'rotate 140ms ease-out',
    },
    [`${closed} ${parts.link}::before`]: { rotate: 'none' },
  }) as const;

const narrow = '@container (max-width: 40rem)';

/** The rows of a table as the preference of its kind says, and as cards in a narrow column. */
export const views = (theme: Theme) =>
  ({
    [inView('table')]: { ...asBlock, ...definitions(theme) },
    [inView('expanded')]: { ...asBlock, ...list(theme) },
    '@media screen': { [inView('collapsed')]: { ...asBlock, ...compact(theme) } },
    [narrow]: {
      [inView('table')]: { ...asBlock, ...cards(theme) },
      [inView('expanded')]: {
        ...asBlock,
        [`& ${parts.row}`]: { display: 'block' },
        [`& ${parts.name} + [data-label]:not(:empty)`]: { marginBlockStart: theme.spacing(0.5) },
      },
      [inView('collapsed')]: {
        ...asBlock,
        [`& ${parts.row}`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
        [closed]: { '& > [data-column="default"]': onlyForAssistiveTechnology },
      },
    },
  }) as const;
