import { styled } from '@mui/material/styles';
import { disclosureMark } from '../../theme/parts/chevron';

const small = { fontSize: '0.875rem', lineHeight: 1.5 } as const;

const mono = {
  fontFamily: 'var(--mono)',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
} as const;

const withoutScript = {
  '@media (scripting: none)': {
    '& [data-for-script]': { display: 'none' },
    '& [data-without-script]': { display: 'block' },
  },
};

/** Until the script has looked, nothing that it may have to correct is said; the room for it is kept. */
const notReady = '&:not([data-ready])';

export const Panel = styled('div')({
  border: 'var(--line)',
  borderRadius: 4,
  overflow: 'hidden',
  '& :is([data-without-script], [data-held], [data-unloaded])': { display: 'none' },
  '& [data-without-script]': { paddingBlockStart: 16 },
  [`${notReady} :is([role=status], [data-signal])`]: { visibility: 'hidden' },
  // In the place of the state: pressed before the script has come, or it cannot be had.
  [`${notReady}:has(input:not(:checked)) [role=status], &[data-failed] [role=status]`]: {
    display: 'none',
  },
  [`${notReady}:not([data-failed]):has(input:not(:checked)) [data-held], &[data-failed] [data-unloaded]`]:
    { display: 'block' },
  ...withoutScript,
});

export const SwitchLabel = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  minBlockSize: 'max(var(--row), 44px)',
  padding: '16px 20px 0',
  fontWeight: 600,
  cursor: 'pointer',
  // A choice that nobody could keep.
  '@media (scripting: none)': { display: 'none' },
  '& input': {
    flex: 'none',
    position: 'relative',
    inlineSize: 44,
    blockSize: 24,
    margin: 0,
    border: '1px solid var(--docs-palette-text-secondary)',
    borderRadius: 12,
    appearance: 'none',
    background: 'none',
    cursor: 'inherit',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      inlineSize: 16,
      blockSize: 16,
      borderRadius: '50%',
      background: 'var(--docs-palette-text-secondary)',
      transition: 'translate 140ms ease-out',
    },
    '&:checked': {
      borderColor: 'var(--docs-palette-primary-main)',
      background: 'var(--docs-palette-primary-main)',
    },
    '&:checked::before': {
      translate: 'calc(20px * var(--forward)) 0',
      background: 'var(--docs-palette-primary-contrastText)',
    },
    '&:disabled': { cursor: 'default', opacity: 0.6 },
    '@media (forced-colors: active)': {
      '&, &:checked': { borderColor: 'ButtonText', background: 'Canvas' },
      '&::before, &:checked::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
    },
  },
  '&:has(:disabled)': { cursor: 'default' },
});

export const Notice = styled('p')({
  ...small,
  // Two lines, whatever it says: what is below stays where it is.
  minBlockSize: '3em',
  maxInlineSize: 'var(--measure)',
  padding: '0 20px',
  marginBlockEnd: 16,
  color: 'var(--docs-palette-text-secondary)',
});

export const Facts = styled('dl')({
  ...small,
  display: 'grid',
  '@media (min-width: 600px)': { gridTemplateColumns: '1fr 1fr' },
  gap: 1,
  borderBlockStart: 'var(--line)',
  background: 'var(--docs-palette-divider)',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    padding: '10px 20px',
    background: 'var(--docs-palette-background-subtle)',
  },
  '& dt': { color: 'var(--docs-palette-text-secondary)', fontWeight: 400 },
  '& dd': { marginInlineStart: 'auto', fontWeight: 500, overflowWrap: 'anywhere' },
});

export const Root = styled('section')({
  marginBlockStart: '3rem',
  '& h2': { paddingBlockEnd: 12 },
  // What nobody could fill.
  '@media (scripting: none)': { display: 'none' },
  '& p': { ...small, maxInlineSize: 'var(--measure)', color: 'var(--docs-palette-text-secondary)' },
  '& :is([data-unkept], [data-unloaded])': {
    marginBlockStart: 8,
    color: 'var(--docs-palette-text-primary)',
  },
  [`${notReady} :is([data-none], [data-count])`]: { visibility: 'hidden' },
  '&:not([data-failed]) [data-unloaded]': { display: 'none' },
  '& h3': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    paddingBlock: '28px 8px',
    fontSize: '1rem',
  },
  '& b': {
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.875rem',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  '& :is(ul, ol)': { padding: 0, listStyle: 'none', borderBlockStart: 'var(--line)' },
  '& li': { margin: 0, borderBlockEnd: 'var(--line)' },
  '& ul li': { ...mono, paddingBlock: 10 },
  '& summary': {
    ...disclosureMark,
    ...small,
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minBlockSize: 'max(var(--row), 40px)',
    borderRadius: 4,
    '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '& time': {
    ...mono,
    flex: 'none',
    color: 'var(--docs-palette-text-secondary)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& strong': { flex: 'none' },
  '& summary span': {
    minInlineSize: 0,
    color: 'var(--docs-palette-text-secondary)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& dl': {
    ...mono,
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '4px 24px',
    paddingBlockEnd: 14,
  },
  '& dt': { color: 'var(--docs-palette-text-secondary)', fontWeight: 400 },
  '& dd': { margin: 0 },
  '@media (max-width: 599px)': {
    '& summary': { gap: 12 },
    '& dl': { gridTemplateColumns: '1fr', gap: 0 },
    '& dd': { marginBlockEnd: 8 },
  },
});
