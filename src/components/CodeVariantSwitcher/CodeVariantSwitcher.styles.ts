import { styled } from '@mui/material/styles';

const chosen = {
  background: 'var(--docs-palette-action-selected)',
  color: 'var(--docs-palette-primary-main)',
};

/** Buttons side by side, one of them chosen. Which one, the attributes of `<html>` say before any script has run. */
export const Group = styled('div')({
  display: 'flex',
  '& button': {
    minInlineSize: 36,
    minBlockSize: 'calc(var(--row) - 4px)',
    paddingBlock: 0,
    paddingInline: 8,
    border: 'var(--line)',
    background: 'none',
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.75rem',
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { color: 'var(--docs-palette-text-primary)' },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
    '&:first-of-type': { borderStartStartRadius: 4, borderEndStartRadius: 4 },
    '&:last-of-type': { borderStartEndRadius: 4, borderEndEndRadius: 4 },
    '& + button': { borderInlineStart: 0 },
  },
  '[data-code-variant="JS"] & [value="JS"], [data-code-variant="TS"] & [value="TS"]': chosen,
  '[data-code-styling="MUI System"] & [value="MUI System"], [data-code-styling="Tailwind"] & [value="Tailwind"], [data-code-styling="CSS"] & [value="CSS"]':
    chosen,
  '@media (scripting: none)': { display: 'none' },
});
