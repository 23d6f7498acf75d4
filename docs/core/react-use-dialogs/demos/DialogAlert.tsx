import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function Hours() {
  const dialogs = useDialogs();
  const tell = () => dialogs.alert('Monday to Friday, 9 to 18.', { title: 'Opening hours' });

  return (
    <Button variant="outlined" onClick={tell}>
      When are you open?
    </Button>
  );
}

export default function DialogAlert() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
        <Hours />
      </Box>
    </DialogsProvider>
  );
}
