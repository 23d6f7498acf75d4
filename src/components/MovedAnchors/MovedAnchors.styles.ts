import { styled } from '@mui/material/styles';

export const Root = styled('p', { name: 'DocsMovedAnchors', slot: 'Root' })(({ theme }) => ({
  display: 'none',
  // Without a note, what follows is first on the page.
  '&:not(:target, :target ~ *) + *': { marginBlockStart: 0 },
  '&:target': {
    display: 'block',
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
  },
}));
