import { styled, type Theme } from '@mui/material/styles';
import { partOverrides, tint } from '../../theme/mixins';

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

/** Plain elements, of which a page can have thousands. */
const parts = {
  list: 'ul',
  link: 'li > a',
  subheader: 'li > strong',
  group: 'summary',
  tag: 'li small',
};

/** Width at which the menu is beside the page; wider for layouts with a closed menu. */
const besideThePage = (theme: Theme) =>
  ({
    '*:not([data-menu-closed]) > &': {
      display: 'block',
      position: 'sticky',
      insetBlock: 'var(--bar) auto',
      inlineSize: 'var(--menu-width)',
      blockSize: 'calc(100dvh - var(--bar))',
      translate: 'none',
      transition: 'none',
      paddingBlockStart: theme.spacing(3),
      '& > [data-nav-head]': { display: 'none' },
    },
  }) as const;

const shut = { translate: 'calc(-100% * var(--forward)) 0' };

export const Drawer = styled('nav', {
  name: 'DocsNavDrawer',
  slot: 'Root',
  overridesResolver: partOverrides(parts),
})(({ theme }) => ({
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  inlineSize: 'min(20rem, calc(100vw - 56px))',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: theme.spacing(0, 2),
  // The last entry keeps its distance from the edge.
  [`& > ${parts.list}`]: { paddingBlockEnd: theme.spacing(6) },
  border: 0,
  borderInlineEnd: 'var(--line)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.divider} transparent`,
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  transition:
    'translate 180ms ease-out, display 180ms allow-discrete, overlay 180ms allow-discrete',
  ...shut,
  '&:popover-open': { translate: 'none' },
  '@starting-style': { '&:popover-open': shut },
  '&::backdrop': { background: theme.palette.backdrop },
  [theme.breakpoints.up('lg')]: besideThePage(theme),
  // Entries out of view skip layout and paint, as there can be thousands.
  [`&[data-large] ${parts.link}`]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto var(--row)',
  },
  // In a low window, what is sticky would leave no room for the menu.
  '@media (height < 400px)': { '&& > *': { position: 'static' } },
  [`& ${parts.link}`]: {
    ...row(theme),
    '&:hover': {
      background: theme.vars.palette.action.hover,
      color: theme.vars.palette.text.primary,
    },
    '&:active': { background: theme.vars.palette.action.selected },
    '&[aria-current]': {
      background: tint('var(--accent)'),
      color: 'var(--accent)',
      fontWeight: 500,
    },
  },
  [`& ${parts.group}`]: {
    ...row(theme),
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    '&:hover': { background: theme.vars.palette.action.hover },
  },
  // Its pages hang on a line, on which the current one is marked.
  [`& ${parts.group} + *`]: {
    marginBlock: theme.spacing(0.5, 1.5),
    marginInlineStart: theme.spacing(1.5),
    borderInlineStart: 'var(--line)',
  },
  [`& :where(${parts.group} + *) ${parts.link}`]: {
    marginInlineStart: -1,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    '&[aria-current]': { boxShadow: 'inset calc(2px * var(--forward)) 0 var(--accent)' },
  },
  [`& ${parts.subheader}`]: {
    display: 'flex',
    alignItems: 'center',
    padding: theme.spacing(1.5, 1.5, 0.5),
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
  },
  [`& ${parts.tag}`]: {
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

export const DrawerHead = styled('div', {
  name: 'DocsNavDrawer',
  slot: 'Head',
  overridesResolver: partOverrides({ title: '[data-nav-title]' }),
})(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginBlockEnd: theme.spacing(1),
  paddingBlockEnd: theme.spacing(1),
  background: 'inherit',
  '& > [data-nav-title]': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    blockSize: 'var(--bar)',
    paddingInlineStart: theme.spacing(1.5),
    color: theme.vars.palette.text.primary,
    fontSize: theme.typography.body2.fontSize,
    '& > :nth-child(2):not(:last-child)': {
      color: theme.vars.palette.text.secondary,
      fontSize: theme.typography.label.fontSize,
    },
    '& > :last-child': { marginInlineStart: 'auto' },
  },
  '& > [data-product-tabs]': {
    marginBlockEnd: theme.spacing(1.5),
    borderBlockEnd: 'var(--line)',
    '& > *': { flex: 1, justifyContent: 'center' },
    [theme.breakpoints.up('sm')]: { display: 'none' },
  },
}));

/** Stays at the end of the menu of a phone; elsewhere the bar has these actions. */
export const DrawerFoot = styled('div', { name: 'DocsNavDrawer', slot: 'Foot' })(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  paddingBlock: theme.spacing(1),
  borderBlockStart: 'var(--line)',
  background: 'inherit',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
