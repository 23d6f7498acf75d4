import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import TextField from '@toolpad/studio-components/TextField';
import { useState } from 'react';

export default function TextFieldDefault() {
  const [value, setValue] = useState('City');

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <TextField
        label="Bike"
        name="bike"
        defaultValue="City"
        value={value}
        onChange={setValue}
        size="small"
      />
      <Typography>Value: {value || 'empty'}</Typography>
      {/* preview-end */}
    </Stack>
  );
}
