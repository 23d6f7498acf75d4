import Stack from '@mui/material/Stack';
import DatePicker from '@toolpad/studio-components/DatePicker';

export default function DatePickerSizes() {
  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <DatePicker label="Small" name="small" size="small" />
      <DatePicker label="Medium" name="medium" size="medium" />
      <DatePicker label="Disabled" name="disabled" size="small" disabled />
      {/* preview-end */}
    </Stack>
  );
}
