import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function Repair() {
  const dialogs = useDialogs();
  const [state, setState] = useState('waiting');

  const cancel = async () => {
    const confirmed = await dialogs.confirm('The mechanic is told to put the bike back.', {
      title: 'Cancel repair 218?',
      okText: 'Cancel repair',
      cancelText: 'Keep it',
      severity: 'error',
    });
    setState(confirmed ? 'cancelled' : 'kept');
  };

  return (
    <Stack spacing={2} sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center' }}>
      <Typography>Repair 218: {state}</Typography>
      <Button variant="outlined" color="error" disabled={state === 'cancelled'} onClick={cancel}>
        Cancel repair
      </Button>
    </Stack>
  );
}

export default function DialogConfirm() {
  return (
    <DialogsProvider>
      <Repair />
    </DialogsProvider>
  );
}
