import FormControlLabel, { formControlLabelClasses } from '@mui/material/FormControlLabel';
import MuiSwitch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

export const Description = styled('div', { name: 'DocsLabeledSwitch', slot: 'Description' })(
  ({ theme }) => ({
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  }),
);

/** A switch at the end of its label. */
export const Root = styled(FormControlLabel, { name: 'DocsLabeledSwitch', slot: 'Root' })({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  minBlockSize: 'var(--row)',
  [`& .${formControlLabelClasses.label}`]: { minInlineSize: 0 },
});

/** A flat track, visible on both surfaces, with the thumb inside. */
export const Switch = styled(MuiSwitch, { name: 'DocsLabeledSwitch', slot: 'Switch' })(
  ({ theme }) => ({
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
  }),
);
