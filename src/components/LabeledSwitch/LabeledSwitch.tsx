import { useId, type ReactNode } from 'react';
import { Description, Root, Switch } from './LabeledSwitch.styles';

export interface LabeledSwitchProps {
  label: ReactNode;
  description?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch at the end of its label, and below them what it does. */
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
            slotProps={{ input: { 'aria-describedby': description && descriptionId } }}
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
