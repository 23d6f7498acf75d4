import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

/** The preferences, with space between them. */
export const List = styled('div', { name: 'DocsSettings', slot: 'List' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
}));

export const Label = styled('div', { name: 'DocsSettings', slot: 'Label' })(({ theme }) => ({
  ...theme.typography.caption,
  marginBlockEnd: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
}));

/** Two or three values side by side on a sunken surface; the chosen one is raised. */
export const Choice = styled(ToggleButtonGroup, { name: 'DocsSettings', slot: 'Choice' })(
  ({ theme }) => ({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 2,
    padding: 2,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
    background: theme.vars.palette.background.subtle,
  }),
);

export const Value = styled(ToggleButton, { name: 'DocsSettings', slot: 'Value' })(({ theme }) => ({
  [`&.${toggleButtonClasses.root}`]: {
    minBlockSize: 'var(--row)',
    margin: 0,
    padding: theme.spacing(0, 0.5),
    border: '1px solid transparent',
    borderRadius: theme.vars.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.pxToRem(13),
    lineHeight: 1.3,
    '&:hover': {
      background: theme.vars.palette.action.hover,
      color: theme.vars.palette.text.primary,
    },
    '&:focus-visible': { zIndex: 1 },
  },
  [`&.${toggleButtonClasses.root}.${toggleButtonClasses.selected}`]: {
    borderColor: theme.vars.palette.divider,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
}));
