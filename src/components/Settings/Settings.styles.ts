import { styled } from '@mui/material/styles';

/** In the middle of the window. */
export const Alert = styled('div', { name: 'DocsSettings', slot: 'Alert' })({
  margin: 'auto',
  padding: 12,
});
