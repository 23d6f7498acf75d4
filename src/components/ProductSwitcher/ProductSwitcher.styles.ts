import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/parts/partOverrides';
import { tint } from '../../theme/parts/tint';
import { chevron } from '../../theme/parts/chevron';

export const Switcher = styled('div', { name: 'DocsProductSwitcher', slot: 'Root' })(
  ({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minInlineSize: 0,
  }),
);

export const ProductName = styled('a', { name: 'DocsProductSwitcher', slot: 'ProductName' })(
  ({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    minBlockSize: 'var(--row)',
    borderRadius: theme.shape.borderRadius,
    fontSize: theme.typography.compact.fontSize,
    fontWeight: 600,
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
  }),
);

export const Mark = styled('svg', { name: 'DocsProductSwitcher', slot: 'Mark' })(({ theme }) => ({
  inlineSize: 22,
  flex: 'none',
  fill: theme.vars.palette.primary.main,
}));

export const Chevron = styled('span', { name: 'DocsProductSwitcher', slot: 'Chevron' })(
  ({ theme }) => ({
    ...chevron(theme, 'ButtonText'),
    background: 'currentColor',
    scale: 'none',
    rotate: '90deg',
  }),
);

export const Panel = styled('div', {
  name: 'DocsProductSwitcher',
  slot: 'Panel',
  overridesResolver: partOverrides({
    title: '> :not(:last-child)',
    stage: '> :not(:last-child) > *',
    list: '> :last-child',
    link: '[href]',
    linkTitle: '[href] > *',
  }),
})(({ theme }) => ({
  insetBlock: 'calc(var(--bar) - 5px) auto',
  insetInline: '12px auto',
  inlineSize: 'min(600px, calc(100vw - 24px))',
  '& > :last-child': {
    display: 'grid',
    gap: theme.spacing(0.5),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  },
  '& [href]': {
    display: 'block',
    blockSize: '100%',
    padding: theme.spacing(1.25, 1.5),
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    '&:hover': { background: theme.vars.palette.action.hover },
    '&[aria-current]': {
      background: theme.vars.palette.action.selected,
      '@media (forced-colors: active)': { outline: '1px solid' },
    },
  },
  '& [href] > *': {
    display: 'block',
    color: theme.vars.palette.text.primary,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
  },
  '& > :not(:last-child)': {
    margin: theme.spacing(0, 0, 1),
    paddingInline: theme.spacing(1.5),
    fontSize: theme.typography.label.fontSize,
    fontWeight: 500,
  },
  '& > :not(:last-child) > *': {
    marginInlineStart: theme.spacing(0.5),
    paddingInline: theme.spacing(0.75),
    borderRadius: 9,
    background: tint(theme.vars.palette.primary.main),
    color: theme.vars.palette.primary.main,
    fontSize: theme.typography.badge.fontSize,
    lineHeight: '18px',
    display: 'inline-block',
  },
}));

export const Version = styled('small', { name: 'DocsProductSwitcher', slot: 'Version' })(
  ({ theme }) => ({
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.label.fontSize,
    fontVariantNumeric: 'tabular-nums',
    // The next button has space around its icon.
    marginInlineEnd: theme.spacing(-0.5),
  }),
);
