import { useId, type ReactNode } from 'react';
import { Description, Root, Switch } from './LabeledSwitch.styles';

export { Description } from './LabeledSwitch.styles';

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
