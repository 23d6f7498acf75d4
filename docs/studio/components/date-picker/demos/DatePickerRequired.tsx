import Box from '@mui/material/Box';
import DatePicker from '@toolpad/studio-components/DatePicker';
import Form from '@toolpad/studio-components/Form';
import { useState } from 'react';

export default function DatePickerRequired() {
  const [value, setValue] = useState({});
  const [due, setDue] = useState('');

  return (
    <Box sx={{ p: 2 }}>
      {/* preview-start */}
      <Form value={value} onChange={setValue} submitButtonText="Save repair">
        <DatePicker
          label="Due date"
          name="due"
          value={due}
          onChange={setDue}
          size="small"
          fullWidth
          isRequired
        />
      </Form>
      {/* preview-end */}
    </Box>
  );
}
