import Stack from '@mui/material/Stack';
import TextField from '@toolpad/studio-components/TextField';

export default function TextFieldSizes() {
  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <TextField label="Small" name="small" size="small" />
      <TextField label="Medium" name="medium" size="medium" />
      <TextField label="Full width" name="wide" size="small" fullWidth />
      {/* preview-end */}
    </Stack>
  );
}
