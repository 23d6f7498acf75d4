import Stack from '@mui/material/Stack';
import Button from '@toolpad/studio-components/Button';

export default function ButtonVariants() {
  return (
    <Stack direction="row" spacing={2} sx={{ p: 2 }}>
      {/* preview-start */}
      <Button content="Contained" variant="contained" size="small" />
      <Button content="Outlined" variant="outlined" size="small" />
      <Button content="Text" variant="text" size="small" />
      {/* preview-end */}
    </Stack>
  );
}
