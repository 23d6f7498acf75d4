import { styled } from '@mui/material/styles';
import { controlBox } from '../../theme/parts/controlBox';

export const Field = styled('a', { name: 'DocsSearchButton', slot: 'Root' })(({ theme }) => ({
  ...controlBox(theme),
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: theme.spacing(1, 0.75),
  background: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.text.disabled },
  '&:active': { background: theme.vars.palette.action.selected },
  '& > :first-of-type': { flex: 'none' },
}));

export const Label = styled('span', { name: 'DocsSearchButton', slot: 'Label' })({
  overflow: 'hidden',
  // Not before the shortcut, which runs from left to right on any page.
  marginInlineEnd: 'auto',
  textOverflow: 'ellipsis',
});

export const Shortcut = styled('kbd', { name: 'DocsSearchButton', slot: 'Shortcut' })(
  ({ theme }) => ({
    paddingInline: theme.spacing(0.75),
    border: 'var(--line)',
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.default,
    fontFamily: 'var(--sans)',
    fontSize: theme.typography.badge.fontSize,
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    // A touch screen has no keys.
    [`${theme.breakpoints.down('md')}, (pointer: coarse)`]: { display: 'none' },
  }),
);
