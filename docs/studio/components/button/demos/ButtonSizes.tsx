import Stack from '@mui/material/Stack';
import Button from '@toolpad/studio-components/Button';

export default function ButtonSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }}>
      {/* preview-start */}
      <Button content="Small" variant="contained" size="small" />
      <Button content="Medium" variant="contained" size="medium" />
      <Button content="Large" variant="contained" size="large" />
      {/* preview-end */}
    </Stack>
  );
}
