import Stack from '@mui/material/Stack';
import TextField from '@toolpad/studio-components/TextField';

export default function TextFieldVariants() {
  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <TextField label="Outlined" name="outlined" variant="outlined" size="small" />
      <TextField label="Filled" name="filled" variant="filled" size="small" />
      <TextField label="Standard" name="standard" variant="standard" size="small" />
      {/* preview-end */}
    </Stack>
  );
}
