import Stack from '@mui/material/Stack';
import DatePicker from '@toolpad/studio-components/DatePicker';

export default function DatePickerVariants() {
  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <DatePicker
        label="Outlined"
        name="outlined"
        variant="outlined"
        size="small"
      />
      <DatePicker label="Filled" name="filled" variant="filled" size="small" />
      <DatePicker
        label="Standard"
        name="standard"
        variant="standard"
        size="small"
      />
      {/* preview-end */}
    </Stack>
  );
}
