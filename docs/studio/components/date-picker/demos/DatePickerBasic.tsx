import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DatePicker from '@toolpad/studio-components/DatePicker';
import { useState } from 'react';

export default function DatePickerBasic() {
  const [value, setValue] = useState('');

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <DatePicker
        label="Due date"
        name="due"
        defaultValue="2026-03-02"
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
