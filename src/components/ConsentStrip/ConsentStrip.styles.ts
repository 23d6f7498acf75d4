import { styled } from '@mui/material/styles';

export const Root = styled('section', { name: 'DocsConsentStrip', slot: 'Root' })(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 15,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1, 3),
  maxBlockSize: '50dvh',
  padding: theme.spacing(1.5, 2),
  overflow: 'auto',
  borderBlockStart: 'var(--line)',
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[4],
  '&[hidden]': { display: 'none' },
}));

export const Text = styled('p', { name: 'DocsConsentStrip', slot: 'Text' })({
  margin: 0,
  textWrap: 'pretty',
});

export const PrivacyLink = styled('a', { name: 'DocsConsentStrip', slot: 'PrivacyLink' })(
  ({ theme }) => ({ color: theme.vars.palette.primary.main, textDecoration: 'underline' }),
);

export const Answers = styled('div', { name: 'DocsConsentStrip', slot: 'Answers' })(
  ({ theme }) => ({
    display: 'grid',
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gap: theme.spacing(1.5),
    [theme.breakpoints.down('sm')]: { inlineSize: '100%' },
  }),
);

/** Both answers have the same weight. */
export const Answer = styled('button', { name: 'DocsConsentStrip', slot: 'Answer' })(
  ({ theme }) => ({
    minInlineSize: 96,
    minBlockSize: 'max(var(--row), 40px)',
    paddingInline: theme.spacing(2),
    border: '1px solid currentColor',
    borderRadius: theme.shape.borderRadius,
    fontWeight: 500,
    '&:hover': { background: theme.vars.palette.action.hover },
    '&:active': { background: theme.vars.palette.action.selected },
  }),
);
