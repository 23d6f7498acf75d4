import { styled } from '@mui/material/styles';

export const Root = styled('div', { name: 'DocsStatus', slot: 'Root' })(({ theme }) => ({
  borderInlineStart: `3px solid ${theme.vars.palette.warning.main}`,
  paddingInlineStart: theme.spacing(1.5),
  fontSize: theme.typography.body1.fontSize,
}));
