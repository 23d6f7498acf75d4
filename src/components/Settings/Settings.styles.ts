import FormControlLabel from '@mui/material/FormControlLabel';
import MuiSwitch, { switchClasses } from '@mui/material/Switch';
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

export const Description = styled('div', { name: 'DocsSettings', slot: 'Description' })(
  ({ theme }) => ({
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  }),
);

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
    '&:focus-visible': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 1,
      zIndex: 1,
    },
  },
  [`&.${toggleButtonClasses.root}.${toggleButtonClasses.selected}`]: {
    borderColor: theme.vars.palette.divider,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
}));

/** A switch at the end of its label. */
export const Toggle = styled(FormControlLabel, { name: 'DocsSettings', slot: 'Toggle' })({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  minBlockSize: 'var(--row)',
});

/** A flat track, visible on both surfaces, with the thumb inside. */
export const Switch = styled(MuiSwitch, { name: 'DocsSettings', slot: 'Switch' })(({ theme }) => ({
  inlineSize: 34,
  blockSize: 20,
  padding: 0,
  [`& .${switchClasses.switchBase}`]: {
    padding: 3,
    color: theme.vars.palette.background.paper,
    [`&.${switchClasses.checked}`]: {
      transform: 'translateX(14px)',
      color: theme.vars.palette.primary.contrastText,
      [`& + .${switchClasses.track}`]: { opacity: 1 },
    },
  },
  [`& .${switchClasses.thumb}`]: { inlineSize: 14, blockSize: 14, boxShadow: 'none' },
  [`& .${switchClasses.track}`]: {
    borderRadius: 10,
    opacity: 1,
    background: theme.vars.palette.text.disabled,
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  [`& .${switchClasses.checked} + .${switchClasses.track}`]: {
    background: theme.vars.palette.primary.main,
  },
  '&:has(:focus-visible)': {
    overflow: 'visible',
    [`& .${switchClasses.track}`]: {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
    },
  },
  '@media (forced-colors: active)': {
    [`& .${switchClasses.thumb}`]: { forcedColorAdjust: 'none', background: 'ButtonText' },
    [`& .${switchClasses.checked} + .${switchClasses.track}`]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
    },
  },
}));
