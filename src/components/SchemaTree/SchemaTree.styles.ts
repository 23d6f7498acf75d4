import { styled } from '@mui/material/styles';
import { tint } from '../../theme/mixins';

/** The descriptions, which are Markdown of the packages. */
const descriptionContent = {
  '& code': { padding: 0, border: 0, background: 'none' },
} as const;

export const Root = styled('div', { name: 'DocsSchemaTree', slot: 'Root' })(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  containerType: 'inline-size',
  ...descriptionContent,
  '& [data-mark]': {
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 500,
  },
  // A property and the lines of the example that are about it.
  '& [data-active]': {
    background: tint(theme.vars.palette.primary.main),
    boxShadow: `inset calc(2px * var(--forward)) 0 ${theme.vars.palette.primary.main}`,
    '@media (forced-colors: active)': { outline: '1px solid Highlight' },
  },
  '@media print': {
    '& ::details-content': { display: 'block', contentVisibility: 'visible' },
  },
}));

/** Side by side where there is room for both. */
export const Panes = styled('div', { name: 'DocsSchemaTree', slot: 'Panes' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(2, 4),
  marginBlockStart: theme.spacing(1.5),
  [theme.containerQueries.up(680)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

/** Stays in view beside a long tree. */
export const Example = styled('div', { name: 'DocsSchemaTree', slot: 'Example' })(({ theme }) => ({
  [theme.containerQueries.up(680)]: {
    position: 'sticky',
    insetBlockStart: `calc(var(--bar) + ${theme.spacing(3)})`,
  },
}));

export const List = styled('ul', { name: 'DocsSchemaTree', slot: 'List' })({
  padding: 0,
  listStyle: 'none',
});

export const Item = styled('li', { name: 'DocsSchemaTree', slot: 'Item' })(({ theme }) => ({
  marginBlockStart: 0,
  paddingBlock: 'calc(var(--step) - 6px)',
  borderBlockEnd: 'var(--line)',
  '& &': {
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: 'var(--line)',
    '&:last-child': { borderBlockEnd: 0 },
  },
  '& > * + *': { marginBlockStart: theme.spacing(0.5) },
  '&:target': {
    background: tint(theme.vars.palette.primary.main),
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
}));

export const Line = styled('div', { name: 'DocsSchemaTree', slot: 'Line' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 1.5),
  // So that the line of an active property is beside its name.
  marginInline: theme.spacing(-1),
  paddingInline: theme.spacing(1),
}));

export const Anchor = styled('a', { name: 'DocsSchemaTree', slot: 'Anchor' })(({ theme }) => ({
  paddingBlock: theme.spacing(0.5),
  color: 'inherit',
  textDecoration: 'none',
  '& > *': { fontWeight: 600 },
  '&:hover': { color: theme.vars.palette.primary.main },
}));

export const Code = styled('code', { name: 'DocsSchemaTree', slot: 'Code' })(({ theme }) => ({
  fontSize: theme.typography.label.fontSize,
  // A union of types breaks between them.
  '[data-line] > &': { color: theme.vars.palette.text.secondary, whiteSpace: 'normal' },
}));

export const Toggle = styled('summary', { name: 'DocsSchemaTree', slot: 'Toggle' })(
  ({ theme }) => ({
    minBlockSize: 'max(var(--row), 32px)',
    gap: theme.spacing(0.5),
    inlineSize: 'fit-content',
    color: theme.vars.palette.primary.main,
    fontWeight: 500,
    '&:hover': { textDecoration: 'underline' },
  }),
);
