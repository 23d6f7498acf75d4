import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import TextField from '@toolpad/studio-components/TextField';
import { useState } from 'react';

export default function TextFieldBasic() {
  const [value, setValue] = useState('');

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <TextField
        label="Bike"
        placeholder="Cargo"
        name="bike"
        value={value}
        onChange={setValue}
        variant="outlined"
        size="small"
      />
      <Typography>Value: {value || 'empty'}</Typography>
      {/* preview-end */}
    </Stack>
  );
}
