import { styled } from '@mui/material/styles';

export const Root = styled('p')({
  display: 'none',
  '&:target': {
    display: 'block',
    paddingInlineStart: 16,
    borderInlineStart: '3px solid var(--docs-palette-primary-main)',
  },
});
