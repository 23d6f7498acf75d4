import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  readNumber,
  type PlaygroundRow,
  type PlaygroundValue,
} from '../../domain/content/Playground';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { LabeledSwitch } from '../LabeledSwitch/LabeledSwitch';
import { Breaks } from '../Prose/Prose';
import { Name } from './PlaygroundPanel.styles';

interface FieldProps {
  row: PlaygroundRow;
  value: PlaygroundValue;
  onChange: (value: PlaygroundValue) => void;
}

/** Long paths break between their parts. */
const PropName = ({ name }: { name: string }) => (
  <Name>
    <Breaks code={name} />
  </Name>
);

function SwitchField({ row, value, onChange }: FieldProps) {
  const { name, control, description } = row;
  const [on, off] = control.kind === 'part' ? [control.values[0]!, null] : [true, false];
  return (
    <LabeledSwitch
      label={<PropName name={name} />}
      description={description}
      checked={value === on}
      onChange={(checked) => onChange(checked ? on : off)}
    />
  );
}

/** What is wrong with the text of a number field; undefined where nothing is. */
function numberError(row: PlaygroundRow, text: string): string | undefined {
  const { control } = row;
  if (control.kind !== 'number' || text === '' || readNumber(row, text) !== undefined)
    return undefined;
  const { min, max } = control;
  return min === undefined || max === undefined
    ? strings['playground.number']
    : format(strings['playground.numberRange'], { min: String(min), max: String(max) });
}

function TextInput({ row, value, onChange }: FieldProps) {
  const { name, control, description, required } = row;
  const isNumber = control.kind === 'number';
  const [text, setText] = useState(String(value ?? ''));
  const choices = 'values' in control ? control.values : undefined;
  const error = numberError(row, text);
  const change = (next: string) => {
    setText(next);
    if (numberError(row, next) !== undefined) return;
    if (next === '' && !(required && control.kind === 'text')) onChange(null);
    else onChange(isNumber ? Number(next) : next);
  };
  return (
    <TextField
      size="small"
      fullWidth
      label={<Name>{name}</Name>}
      type={isNumber ? 'number' : 'text'}
      select={choices !== undefined}
      value={text}
      error={error !== undefined}
      helperText={<bdi>{error ?? description}</bdi>}
      onChange={({ target }) => change(target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        formHelperText: { sx: { marginInline: 0 } },
        htmlInput: control.kind === 'number' ? { min: control.min, max: control.max } : {},
      }}
    >
      {choices && [
        ...(required ? [] : [<option key="" value="" label={strings['playground.notSet']} />]),
        ...choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        )),
      ]}
    </TextField>
  );
}

/** The control of a prop, with its name and what the reference says about it. */
export function PlaygroundField(props: FieldProps) {
  const { control } = props.row;
  const isSwitch =
    control.kind === 'boolean' || (control.kind === 'part' && control.values.length === 1);
  return isSwitch ? <SwitchField {...props} /> : <TextInput {...props} />;
}
