import { styled } from '@mui/material/styles';

export const Panel = styled('div', { name: 'DocsPrivacyReport', slot: 'Root' })(({ theme }) => ({
  padding: theme.spacing(2, 2.5),
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '& p': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.body2.fontSize },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minBlockSize: 44,
    fontWeight: 600,
  },
  '& input': {
    inlineSize: 20,
    blockSize: 20,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
  },
  '@media (scripting: none)': { '& label, & [role=status]': { display: 'none' } },
  '@media not (scripting: none)': { '& [data-no-script]': { display: 'none' } },
}));

/** Hidden until it is filled, in its full size, so that the footer does not move. */
export const Activity = styled('section', { name: 'DocsPrivacyReport', slot: 'Activity' })({
  marginBlockStart: '3rem',
  '&:not([data-ready])': { visibility: 'hidden' },
  '& td:last-child': { overflowWrap: 'anywhere' },
  '@media (scripting: none)': { display: 'none' },
});
