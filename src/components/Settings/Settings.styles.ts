import { styled } from '@mui/material/styles';

/** Below the bar, in the middle. */
export const Alert = styled('div', { name: 'DocsSettings', slot: 'Alert' })({
  margin: '64px auto',
  padding: 12,
});
