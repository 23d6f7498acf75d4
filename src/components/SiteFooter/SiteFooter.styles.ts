import { styled } from '@mui/material/styles';

export const Root = styled('footer', { name: 'DocsSiteFooter', slot: 'Root' })(({ theme }) => ({
  borderBlockStart: 'var(--line)',
  paddingBlock: theme.spacing(4, 3),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
}));

export const Columns = styled('div', { name: 'DocsSiteFooter', slot: 'Columns' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(4, 3),
  marginBlockEnd: theme.spacing(4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

export const List = styled('ul', { name: 'DocsSiteFooter', slot: 'List' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const Heading = styled('strong', { name: 'DocsSiteFooter', slot: 'Heading' })(
  ({ theme }) => ({
    display: 'block',
    marginBlockEnd: theme.spacing(0.5),
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
  }),
);

export const FooterLink = styled('a', { name: 'DocsSiteFooter', slot: 'Link' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 24,
  minBlockSize: 'var(--row)',
  borderRadius: 2,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
}));

export const Legal = styled('div', { name: 'DocsSiteFooter', slot: 'Legal' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  fontVariantNumeric: 'tabular-nums',
  // The link to the start of the page hangs there.
  paddingInlineEnd: theme.spacing(5.5),
}));
