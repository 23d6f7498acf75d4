import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function Order() {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('Nothing ordered yet');

  const order = async () => {
    const part = await dialogs.prompt('Which part is missing?', {
      title: 'Order a part',
      okText: 'Order',
    });
    setAnswer(part === null ? 'The order was dropped' : `Ordered: ${part}`);
  };

  return (
    <Stack spacing={2} sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center' }}>
      <Typography>{answer}</Typography>
      <Button variant="outlined" onClick={order}>
        Order a part
      </Button>
    </Stack>
  );
}

export default function DialogPrompt() {
  return (
    <DialogsProvider>
      <Order />
    </DialogsProvider>
  );
}
