import Stack from '@mui/material/Stack';
import Button from '@toolpad/studio-components/Button';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} sx={{ p: 2 }}>
      {/* preview-start */}
      <Button content="Primary" variant="contained" size="small" color="primary" />
      <Button
        content="Secondary"
        variant="contained"
        size="small"
        color="secondary"
      />
      {/* preview-end */}
    </Stack>
  );
}
