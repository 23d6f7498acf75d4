import Box from '@mui/material/Box';
import Form from '@toolpad/studio-components/Form';
import TextField from '@toolpad/studio-components/TextField';
import { useState } from 'react';

export default function TextFieldValidation() {
  const [value, setValue] = useState({});
  const [bike, setBike] = useState('');

  return (
    <Box sx={{ p: 2 }}>
      {/* preview-start */}
      <Form value={value} onChange={setValue} submitButtonText="Save bike">
        <TextField
          label="Bike"
          name="bike"
          value={bike}
          onChange={setBike}
          size="small"
          fullWidth
          isRequired
          minLength={3}
          maxLength={10}
        />
      </Form>
      {/* preview-end */}
    </Box>
  );
}
