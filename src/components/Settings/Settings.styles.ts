import { styled } from '@mui/material/styles';

/** Below the button, its implicit anchor. */
export const Alert = styled('div', { name: 'DocsSettings', slot: 'Alert' })({
  inset: 'auto',
  positionArea: 'block-end span-inline-start',
  marginBlockStart: 4,
  padding: 12,
});
