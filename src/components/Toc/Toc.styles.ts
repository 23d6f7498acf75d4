import { styled } from '@mui/material/styles';

export const TocColumn = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 'var(--bar)',
    maxBlockSize: 'calc(100dvh - var(--bar))',
    inlineSize: 'var(--toc)',
    paddingBlock: '36px 32px',
    paddingInline: '2px 24px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--docs-palette-divider) transparent',
  },
  '& strong': { display: 'block', marginBlockEnd: 8, fontSize: '0.8125rem', fontWeight: 600 },
  '& a': {
    display: 'block',
    paddingBlock: 4,
    paddingInline: '14px 0',
    borderInlineStart: 'var(--line)',
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.8125rem',
    lineHeight: '20px',
    overflowWrap: 'break-word',
    '&:hover': { color: 'var(--docs-palette-text-primary)' },
    '&[aria-current]': {
      borderInlineStartColor: 'var(--docs-palette-primary-main)',
      boxShadow: 'inset calc(1px * var(--forward)) 0 var(--docs-palette-primary-main)',
      color: 'var(--docs-palette-primary-main)',
    },
  },
  '& [data-depth] > a': { paddingInlineStart: 28 },
}));

export const FoldedToc = styled('details')(({ theme }) => ({
  border: 'var(--line)',
  borderRadius: 4,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& summary': {
    minBlockSize: 'var(--row)',
    paddingInline: 12,
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: 1.5,
  },
  '& ul': { paddingBlockEnd: 8 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'var(--row)',
    paddingBlock: 4,
    paddingInline: 12,
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.875rem',
    lineHeight: '20px',
    overflowWrap: 'break-word',
    '&:hover': { color: 'var(--docs-palette-text-primary)' },
  },
  '& [data-depth] > a': { paddingInlineStart: 28 },
}));
