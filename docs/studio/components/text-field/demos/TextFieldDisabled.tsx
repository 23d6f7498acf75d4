import Box from '@mui/material/Box';
import TextField from '@toolpad/studio-components/TextField';

export default function TextFieldDisabled() {
  return (
    <Box sx={{ p: 2 }}>
      {/* preview-start */}
      <TextField label="Bike" name="bike" value="City" size="small" disabled />
      {/* preview-end */}
    </Box>
  );
}
