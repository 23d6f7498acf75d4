import { styled } from '@mui/material/styles';
import { adTable } from '../../domain/ads/adMachine';
import { partOverrides, roomOf } from '../../theme/mixins';

const { script } = adTable;

export const TocColumn = styled('nav', {
  name: 'DocsToc',
  slot: 'Root',
  overridesResolver: partOverrides({ title: '[id]', link: '[href]' }),
})(({ theme }) => ({
  display: 'none',
  fontSize: theme.typography.label.fontSize,
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 'var(--bar)',
    maxBlockSize: 'calc(100dvh - var(--bar))',
    inlineSize: 'var(--toc)',
    paddingBlock: theme.spacing(4.5, 4),
    paddingInline: theme.spacing(0.25, 3),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.palette.divider} transparent`,
  },
  // Below the ad at the top of the column.
  [theme.breakpoints.up('lg')]: {
    '@media (scripting: enabled)': {
      '[id=main-content]:has([data-beside-contents]) + * > &': {
        marginBlockStart: `calc(${roomOf(script.column)} + ${theme.spacing(2)})`,
      },
      '[id=main-content]:has([data-beside-contents]:not([data-beside-contents=""])) + * > &': {
        marginBlockStart: `calc(${roomOf(script.coverColumn)} + ${theme.spacing(2)})`,
      },
    },
  },
  '& [id]': {
    display: 'block',
    marginBlockEnd: theme.spacing(1),
    fontWeight: 600,
  },
  '& [href]': {
    display: 'block',
    paddingBlock: theme.spacing(0.5),
    paddingInline: theme.spacing(1.75, 0),
    borderInlineStart: 'var(--line)',
    color: theme.vars.palette.text.secondary,
    lineHeight: '20px',
    overflowWrap: 'break-word',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[aria-current]': {
      borderInlineStartColor: 'var(--accent)',
      boxShadow: 'inset calc(1px * var(--forward)) 0 var(--accent)',
      color: 'var(--accent)',
    },
  },
  '& [data-depth] > *': { paddingInlineStart: theme.spacing(3.5) },
}));

export const FoldedToc = styled('details', { name: 'DocsToc', slot: 'Folded' })(({ theme }) => ({
  border: 'var(--line)',
  fontSize: theme.typography.body2.fontSize,
  borderRadius: theme.shape.borderRadius,
  '.prose &': { padding: 0 },
  '.prose &[open]': { paddingBlockEnd: theme.spacing(1) },
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& [href]': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'var(--row)',
    paddingBlock: theme.spacing(0.5),
    paddingInline: theme.spacing(1.5),
    color: theme.vars.palette.text.secondary,
    lineHeight: '20px',
    textDecoration: 'none',
    overflowWrap: 'break-word',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& > * + *': { padding: 0 },
  '& > * > * + *': { marginBlockStart: 0 },
  '& [data-depth] > *': { paddingInlineStart: theme.spacing(3.5) },
}));

export const Summary = styled('summary', { name: 'DocsToc', slot: 'Summary' })(({ theme }) => ({
  minBlockSize: 'var(--row)',
  paddingInline: theme.spacing(1.5),
  fontWeight: 500,
  lineHeight: 1.5,
}));
