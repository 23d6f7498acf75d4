import { styled } from '@mui/material/styles';

export const Root = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  fontSize: '0.8125rem',
  color: 'var(--docs-palette-text-secondary)',
  // A vote that nobody could keep.
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
  '& p': { margin: 0 },
  '& a': {
    borderRadius: 2,
    color: 'var(--docs-palette-primary-main)',
    textUnderlineOffset: '0.25em',
  },
});

export const Votes = styled('div')({ display: 'flex', gap: 8 });

export const Vote = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 'var(--row)',
  paddingInline: '8px 12px',
  border: 'var(--line)',
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': {
    background: 'var(--docs-palette-action-hover)',
    color: 'var(--docs-palette-text-primary)',
  },
  '&[aria-pressed="true"]': {
    background: 'var(--docs-palette-action-selected)',
    color: 'var(--docs-palette-primary-main)',
  },
  '& svg': {
    inlineSize: 16,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.3,
    strokeLinejoin: 'round',
  },
  '&[data-vote="0"] svg': { rotate: '180deg' },
});
