import Box from '@mui/material/Box';
import TextField from '@toolpad/studio-components/TextField';
import { useState } from 'react';

export default function TextFieldPassword() {
  const [value, setValue] = useState('');

  return (
    <Box sx={{ p: 2 }}>
      {/* preview-start */}
      <TextField
        label="Password"
        name="password"
        value={value}
        onChange={setValue}
        size="small"
        password
      />
      {/* preview-end */}
    </Box>
  );
}
