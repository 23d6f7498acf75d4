import { styled, type Theme } from '@mui/material/styles';
import { tint } from '../../theme/parts/tint';
import { filterField } from '../../theme/parts/filterField';

const row = (theme: Theme) =>
  ({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'var(--row)',
    paddingBlock: theme.spacing(0.5),
    paddingInline: theme.spacing(1.5),
    borderRadius: theme.shape.borderRadius,
    lineHeight: '20px',
  }) as const;

/** Width at which the menu is beside the page; wider for layouts with a closed menu. */
const besideThePage = (theme: Theme) =>
  ({
    '*:not([data-menu-closed]) > &': {
      display: 'block',
      position: 'sticky',
      insetBlock: 'var(--bar) auto',
      inlineSize: 'var(--side)',
      blockSize: 'calc(100dvh - var(--bar))',
      translate: 'none',
      transition: 'none',
      '& > div': { marginBlockEnd: 0, paddingBlock: theme.spacing(2.5, 1) },
      '& > div > div:first-of-type': { display: 'none' },
    },
  }) as const;

const shut = { translate: 'calc(-100% * var(--forward)) 0' };

export const Drawer = styled('nav', { name: 'DocsNavDrawer', slot: 'Root' })(({ theme }) => ({
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  inlineSize: 'min(20rem, calc(100vw - 56px))',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: theme.spacing(0, 2, 6),
  border: 0,
  borderInlineEnd: 'var(--line)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.divider} transparent`,
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  transition:
    'translate 180ms ease-out, display 180ms allow-discrete, overlay 180ms allow-discrete',
  ...shut,
  '&:popover-open': { translate: 'none' },
  '@starting-style': { '&:popover-open': shut },
  '&::backdrop': { background: 'rgb(10 14 19 / 0.45)' },
  [theme.breakpoints.up('lg')]: besideThePage(theme),
  '& li': { overflowWrap: 'anywhere' },
  // Entries out of view skip layout and paint, as there can be thousands.
  '&[data-large] a': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto var(--row)' },
  // The filter opens all groups: whole groups out of view are skipped, too.
  '&[data-large][data-filtered] details > ul': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 600px',
  },
  '& li + li': { marginBlockStart: theme.spacing(0.125) },
  '& a': {
    ...row(theme),
    '&:hover': {
      background: theme.vars.palette.action.hover,
      color: theme.vars.palette.text.primary,
    },
    '&:active': { background: theme.vars.palette.action.selected },
    '&[aria-current]': {
      background: theme.vars.palette.action.selected,
      color: theme.vars.palette.primary.main,
      fontWeight: 500,
    },
  },
  '& summary': {
    ...row(theme),
    color: theme.vars.palette.text.primary,
    fontWeight: 500,
    '&:hover': { background: theme.vars.palette.action.hover },
  },
  '& details > ul': {
    marginBlock: theme.spacing(0.25, 1),
    marginInlineStart: theme.spacing(1.5),
    paddingInlineStart: theme.spacing(1),
    borderInlineStart: 'var(--line)',
  },
  '& strong': {
    display: 'block',
    padding: theme.spacing(2, 1.5, 0.5),
    color: theme.vars.palette.text.primary,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
  },
  '& details li:first-of-type > strong': { paddingBlockStart: theme.spacing(0.75) },
  '& small': {
    flex: 'none',
    marginInlineStart: theme.spacing(1),
    paddingInline: theme.spacing(0.75),
    borderRadius: 9,
    background: tint(theme.vars.palette.success.main),
    color: theme.vars.palette.success.main,
    fontSize: theme.typography.badge.fontSize,
    fontWeight: 500,
    lineHeight: '18px',
  },
}));

export const DrawerHead = styled('div', { name: 'DocsNavDrawer', slot: 'DrawerHead' })(
  ({ theme }) => ({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    marginBlockEnd: theme.spacing(1),
    paddingBlockEnd: theme.spacing(1),
    background: 'inherit',
    '& > div:first-of-type': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      blockSize: 'var(--bar)',
    },
    '& > div > strong': {
      padding: theme.spacing(0, 1.5),
      fontSize: theme.typography.body2.fontSize,
    },
  }),
);

export const FilterBox = styled('div', { name: 'DocsNavDrawer', slot: 'FilterBox' })(
  ({ theme }) => ({
    '& > input': filterField(theme),
    '& > output': {
      display: 'block',
      paddingInline: theme.spacing(1.5),
      fontSize: theme.typography.caption.fontSize,
      lineHeight: '18px',
      overflowWrap: 'anywhere',
    },
    '& > output:not(:empty)': { paddingBlockStart: theme.spacing(1) },
  }),
);
