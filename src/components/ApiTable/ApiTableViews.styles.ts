import type { Theme } from '@mui/material/styles';
import type { ApiView } from '../../domain/preferences/Preferences';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { chevron } from '../../theme/parts/chevron';
import { apiTableClasses as classes } from './classes';
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
  '& [role="table"], & [role="table"] > *': { display: 'block' },
  [`& .${classes.head}`]: onlyForAssistiveTechnology,
  [`& .${classes.row} > *`]: { display: 'block', padding: 0, border: 0 },
} as const;

const labels = (theme: Theme) =>
  ({
    [`& .${classes.row} > [data-label]:not(:empty)`]: {
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
    [`& .${classes.row} > [data-column="description"]`]: {
      marginBlockStart: theme.spacing(1),
      maxInlineSize: 'var(--measure)',
    },
  }) as const;

const cards = (theme: Theme) =>
  ({
    ...blocks,
    ...labels(theme),
    [`& .${classes.row}`]: {
      display: 'block',
      padding: 'calc(var(--pad) + 4px) 16px',
      border: 'var(--line)',
      borderRadius: theme.shape.borderRadius,
    },
    [`& .${classes.row} + *`]: { marginBlockStart: theme.spacing(1) },
    // The frame is the mark's edge.
    [`& .${classes.row}:target`]: {
      boxShadow: 'none',
      borderColor: theme.vars.palette.primary.main,
    },
  }) as const;

const list = (theme: Theme) =>
  ({
    ...blocks,
    ...labels(theme),
    [`& .${classes.row}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
      columnGap: theme.spacing(3),
      paddingBlock: 'calc(var(--pad) + 6px)',
      borderBlockEnd: 'var(--line)',
    },
    [`& .${classes.name}`]: { gridRow: `1 / span ${columns.length}` },
    [`& .${classes.name} ~ *`]: { gridColumn: 2 },
    [`& .${classes.name} + [data-label]:not(:empty)`]: { marginBlockStart: 0 },
  }) as const;

const closed = `& .${classes.row}:not([data-open="true"], :target:not([data-open]))`;

const compact = (theme: Theme) =>
  ({
    ...blocks,
    [`& .${classes.row}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 3fr)',
      columnGap: theme.spacing(3),
      alignItems: 'baseline',
      paddingBlock: 'calc(var(--pad) / 2)',
      borderBlockEnd: 'var(--line)',
    },
    [`& .${classes.name}`]: { paddingInlineStart: theme.spacing(2.5) },
    [`& .${classes.row} > [data-column="description"]`]: {
      gridColumn: '1 / -1',
      paddingBlock: theme.spacing(0.75, 1),
      paddingInlineStart: theme.spacing(2.5),
      maxInlineSize: 'var(--measure)',
    },
    [closed]: {
      [`& > [data-column="description"], & .${classes.toggle} > :not(.${classes.code})`]: {
        display: 'none',
      },
      [`& > :not(.${classes.name}), & > :not(.${classes.name}) .${classes.code}`]: {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      [`& > :not(.${classes.name}) .${classes.code}`]: { display: 'block' },
      [`& .${classes.member}`]: { display: 'inline' },
    },
    [`& .${classes.link}::before`]: {
      ...chevron(theme, 'LinkText'),
      content: '""',
      insetBlockStart: 8,
      insetInlineStart: -20,
      opacity: 1,
      rotate: 'calc(90deg * var(--forward))',
      transition: 'rotate 140ms ease-out',
    },
    [`${closed} .${classes.link}::before`]: { rotate: 'none' },
  }) as const;

const narrow = '@container (max-width: 40rem)';

/** The rows of a table as the preference of its kind says, and as cards in a narrow column. */
export const views = (theme: Theme) =>
  ({
    [inView('expanded')]: list(theme),
    '@media screen': { [inView('collapsed')]: compact(theme) },
    [narrow]: {
      [inView('table')]: cards(theme),
      [inView('expanded')]: {
        [`& .${classes.row}`]: { display: 'block' },
        [`& .${classes.name} + [data-label]:not(:empty)`]: { marginBlockStart: theme.spacing(0.5) },
      },
      [inView('collapsed')]: {
        [`& .${classes.row}`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
        [closed]: { '& > [data-column="default"]': onlyForAssistiveTechnology },
      },
    },
  }) as const;
