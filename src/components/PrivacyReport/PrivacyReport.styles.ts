import { styled } from '@mui/material/styles';

export const Panel = styled('div')({
  padding: '16px 20px',
  border: 'var(--line)',
  borderRadius: 4,
  '& p': { color: 'var(--docs-palette-text-secondary)', fontSize: '0.875rem' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 44,
    fontWeight: 600,
  },
  '& input': {
    inlineSize: 20,
    blockSize: 20,
    margin: 0,
    accentColor: 'var(--docs-palette-primary-main)',
  },
  '@media (scripting: none)': { '& label, & [role=status]': { display: 'none' } },
  '@media not (scripting: none)': { '& [data-no-script]': { display: 'none' } },
});

/** Hidden until it is filled, in its full size, so that the footer does not move. */
export const Activity = styled('section')({
  marginBlockStart: '3rem',
  '&:not([data-ready])': { visibility: 'hidden' },
  '& td:last-child': { overflowWrap: 'anywhere' },
  '@media (scripting: none)': { display: 'none' },
});
