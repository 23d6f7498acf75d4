import Stack from '@mui/material/Stack';
import Button from '@toolpad/studio-components/Button';

export default function ButtonStates() {
  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <Button content="Loading" variant="contained" size="small" loading />
      <Button content="Disabled" variant="contained" size="small" disabled />
      <Button content="Full width" variant="contained" size="small" fullWidth />
      {/* preview-end */}
    </Stack>
  );
}
