import Stack from '@mui/material/Stack';
import DatePicker from '@toolpad/studio-components/DatePicker';

const formats = ['', 'DD.MM.YYYY', 'MMM D, YYYY', 'dddd, D MMMM'];

export default function DatePickerFormat() {
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      {/* preview-start */}
      {formats.map((format) => (
        <DatePicker
          key={format}
          label={format || 'Locale of the user'}
          name={`format-${format}`}
          format={format}
          defaultValue="2026-03-02"
          size="small"
          fullWidth
        />
      ))}
      {/* preview-end */}
    </Stack>
  );
}
