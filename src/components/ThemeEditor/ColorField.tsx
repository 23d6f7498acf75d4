import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { format } from '../../domain/strings/format';
import { themeEditorStrings as texts } from '../../domain/strings/themeEditorStrings';
import { parseColor, type ColorName, type schemes } from '../../domain/theme/demoTheme';
import { Picker } from './ThemeEditorPanel.styles';

interface ColorFieldProps {
  name: ColorName;
  scheme: (typeof schemes)[number];
  /** As `#rrggbb`. */
  value: string;
  onChange: (color: string) => void;
}

/** A color as text, with the browser's color picker. Text that is no color stays, with a message. */
export function ColorField({ name, scheme, value, onChange }: ColorFieldProps) {
  /** What was typed, as long as the color is the one that it has led to. */
  const [typed, setTyped] = useState({ text: value, value });
  const text = typed.value === value ? typed.text : value;
  const isInvalid = parseColor(text) === undefined;
  const color = texts[`themeEditor.color.${name}`];
  const choose = (next: string) => {
    const parsed = parseColor(next);
    setTyped({ text: next, value: parsed ?? value });
    if (parsed && parsed !== value) onChange(parsed);
  };
  return (
    <TextField
      size="small"
      margin="none"
      fullWidth
      label={color}
      value={text}
      onChange={(event) => choose(event.target.value)}
      error={isInvalid}
      helperText={isInvalid && texts['themeEditor.colorInvalid']}
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false, autoComplete: 'off', autoCapitalize: 'off' },
        input: {
          startAdornment: (
            <Picker
              type="color"
              aria-label={format(texts['themeEditor.color.pick'], {
                color,
                scheme: texts[`themeEditor.scheme.${scheme}`],
              })}
              value={value}
              onChange={(event) => choose(event.target.value)}
            />
          ),
        },
      }}
    />
  );
}
