import { styled } from '@mui/material/styles';
import { filterField } from '../../theme/parts/filterField';

const row = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 'var(--row)',
  paddingBlock: 4,
  paddingInline: 12,
  borderRadius: 4,
  lineHeight: '20px',
} as const;

/** Width at which the menu is beside the page; wider for layouts with a closed menu. */
const besideThePage = {
  '*:not([data-menu-closed]) > &': {
    display: 'block',
    position: 'sticky',
    insetBlock: 'var(--bar) auto',
    inlineSize: 'var(--side)',
    blockSize: 'calc(100dvh - var(--bar))',
    translate: 'none',
    transition: 'none',
    '& > div': { marginBlockEnd: 0, paddingBlock: '20px 8px' },
    '& > div > div:first-of-type': { display: 'none' },
  },
} as const;

const shut = { translate: 'calc(-100% * var(--forward)) 0' };

export const Drawer = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  inlineSize: 'min(20rem, calc(100vw - 56px))',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: '0 16px 48px',
  border: 0,
  borderInlineEnd: 'var(--line)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--docs-palette-divider) transparent',
  background: 'var(--docs-palette-background-default)',
  color: 'var(--docs-palette-text-secondary)',
  transition:
    'translate 180ms ease-out, display 180ms allow-discrete, overlay 180ms allow-discrete',
  ...shut,
  '&:popover-open': { translate: 'none' },
  '@starting-style': { '&:popover-open': shut },
  '&::backdrop': { background: 'rgb(10 14 19 / 0.45)' },
  [theme.breakpoints.up('lg')]: besideThePage,
  '& li': { overflowWrap: 'anywhere' },
  // Entries out of view skip layout and paint, as there can be thousands.
  '&[data-large] a': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto var(--row)' },
  // The filter opens all groups: whole groups out of view are skipped, too.
  '&[data-large][data-filtered] details > ul': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 600px',
  },
  '& li + li': { marginBlockStart: 1 },
  '& a': {
    ...row,
    '&:hover': {
      background: 'var(--docs-palette-action-hover)',
      color: 'var(--docs-palette-text-primary)',
    },
    '&:active': { background: 'var(--docs-palette-action-selected)' },
    '&[aria-current]': {
      background: 'var(--docs-palette-action-selected)',
      color: 'var(--docs-palette-primary-main)',
      fontWeight: 500,
    },
  },
  '& summary': {
    ...row,
    color: 'var(--docs-palette-text-primary)',
    fontWeight: 500,
    '&:hover': { background: 'var(--docs-palette-action-hover)' },
  },
  '& details > ul': {
    marginBlock: '2px 8px',
    marginInlineStart: 12,
    paddingInlineStart: 8,
    borderInlineStart: 'var(--line)',
  },
  '& strong': {
    display: 'block',
    padding: '16px 12px 4px',
    color: 'var(--docs-palette-text-primary)',
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  '& details li:first-of-type > strong': { paddingBlockStart: 6 },
  '& small': {
    flex: 'none',
    marginInlineStart: 8,
    paddingInline: 6,
    borderRadius: 9,
    background: 'color-mix(in srgb, var(--docs-palette-success-main) var(--tint), transparent)',
    color: 'var(--docs-palette-success-main)',
    fontSize: '0.6875rem',
    fontWeight: 500,
    lineHeight: '18px',
  },
}));

export const DrawerHead = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginBlockEnd: 8,
  paddingBlockEnd: 8,
  background: 'inherit',
  '& > div:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    blockSize: 'var(--bar)',
  },
  '& > div > strong': { padding: '0 12px', fontSize: '0.875rem' },
});

export const FilterBox = styled('div')({
  '& > input': filterField,
  '& > output': {
    display: 'block',
    paddingInline: 12,
    fontSize: '0.75rem',
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
  '& > output:not(:empty)': { paddingBlockStart: 8 },
});
