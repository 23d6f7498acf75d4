import { styled } from '@mui/material/styles';

export const Panel = styled('div', { name: 'DocsPrivacyReport', slot: 'Root' })(({ theme }) => ({
  padding: `var(--step) ${theme.spacing(2.5)}`,
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '@media not (scripting: none)': { '& [data-no-script]': { display: 'none' } },
}));

export const Text = styled('p', { name: 'DocsPrivacyReport', slot: 'Text' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  // Below the label of the switch, in line with its text.
  '&:not([data-no-script])': { marginBlockStart: 0, paddingInlineStart: theme.spacing(4) },
  '@media (scripting: none)': { '&[role=status]': { display: 'none' } },
}));

export const Label = styled('label', { name: 'DocsPrivacyReport', slot: 'Label' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minBlockSize: 44,
  fontWeight: 600,
  '@media (scripting: none)': { display: 'none' },
}));

export const Switch = styled('input', { name: 'DocsPrivacyReport', slot: 'Switch' })(
  ({ theme }) => ({
    inlineSize: 20,
    blockSize: 20,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
  }),
);

/** Hidden until it is filled, in its full size, so that the footer does not move. */
export const Activity = styled('section', { name: 'DocsPrivacyReport', slot: 'Activity' })({
  marginBlockStart: 'var(--section)',
  '&:not([data-ready])': { visibility: 'hidden' },
  '@media (scripting: none)': { display: 'none' },
});

export const Title = styled('h3', { name: 'DocsPrivacyReport', slot: 'Title' })({
  marginBlockStart: 'var(--subsection)',
});

export const Count = styled('span', { name: 'DocsPrivacyReport', slot: 'Count' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
}));

export const Events = styled('tbody', { name: 'DocsPrivacyReport', slot: 'Events' })({
  '& > * > :last-child': { overflowWrap: 'anywhere' },
});
