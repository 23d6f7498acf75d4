import { styled } from '@mui/material/styles';

export const Root = styled('div', { name: 'DocsCopyViewLink', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(3),
}));

export const Lead = styled('p', { name: 'DocsCopyViewLink', slot: 'Lead' })(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
