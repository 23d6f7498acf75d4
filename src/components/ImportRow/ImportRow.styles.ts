import { styled } from '@mui/material/styles';
import { partOverrides } from '../../theme/mixins';

export const Root = styled('div', {
  name: 'DocsImportRow',
  slot: 'Root',
  overridesResolver: partOverrides({ code: '> [data-code]' }),
})(({ theme }) => ({
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '& > [data-code]': { border: 0 },
}));

/** Where to read on, and at the end what can be done with the page. */
export const Row = styled('div', { name: 'DocsImportRow', slot: 'Row' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  padding: theme.spacing(0.25, 2),
  borderBlockStart: 'var(--line)',
}));

export const Links = styled('ul', { name: 'DocsImportRow', slot: 'Links' })({
  '.prose &': { display: 'contents', listStyle: 'none' },
});

export const Item = styled('li', { name: 'DocsImportRow', slot: 'Item' })({
  '.prose &': { margin: 0 },
  // What can be done with the page is at the end of its line.
  '.prose &:last-child': { marginInlineEnd: 'auto' },
});

export const Link = styled('a', { name: 'DocsImportRow', slot: 'Link' })(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.label.fontSize,
  lineHeight: 'var(--row)',
  '.prose &': { color: theme.vars.palette.text.secondary, textDecorationLine: 'none' },
  '.prose &:hover': { textDecorationLine: 'underline' },
}));
