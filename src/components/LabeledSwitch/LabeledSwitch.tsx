import FormControlLabel, { formControlLabelClasses } from '@mui/material/FormControlLabel';
import MuiSwitch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

export const Description = styled('div', { name: 'DocsLabeledSwitch', slot: 'Description' })(
  ({ theme }) => ({
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  }),
);

/** A switch at the end of its label. */
const Root = styled(FormControlLabel, { name: 'DocsLabeledSwitch', slot: 'Root' })({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  minBlockSize: 'var(--row)',
  [`& .${formControlLabelClasses.label}`]: { minInlineSize: 0 },
});

/** A flat track, visible on both surfaces, with the thumb inside. */
const Switch = styled(MuiSwitch, { name: 'DocsLabeledSwitch', slot: 'Switch' })(({ theme }) => ({
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

export interface LabeledSwitchProps {
  label: ReactNode;
  description?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * A switch at the end of its label, and below them what it does.
 *
 * **When to use:** Use it in the settings, for a choice between on and off that applies at once.
 *
 * **When not to use:** Don't use it for more than two values, or for choices that apply only after a button is
 * clicked.
 *
 * **Accessibility:** It's a switch with its label. The description below is read with it.
 */
export function LabeledSwitch({ label, description, checked, onChange }: LabeledSwitchProps) {
  const descriptionId = useId();
  return (
    <div>
      <Root
        labelPlacement="start"
        slotProps={{ typography: { variant: 'body2' } }}
        label={label}
        control={
          <Switch
            checked={checked}
            onChange={(_event, isChecked) => onChange(isChecked)}
            slotProps={{
              input: { role: 'switch', 'aria-describedby': description && descriptionId },
            }}
          />
        }
      />
      {description && (
        <Description id={descriptionId}>
          <bdi>{description}</bdi>
        </Description>
      )}
    </div>
  );
}
