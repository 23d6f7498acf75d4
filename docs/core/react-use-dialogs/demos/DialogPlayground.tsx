import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

interface OrderProps {
  method: 'alert' | 'confirm' | 'prompt';
  msg: string;
  options: object;
}

/** Keeps the dialog open until the order is saved. In an app, send a request. */
export const save = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));

function Order(props: OrderProps) {
  const dialogs = useDialogs();
  const [result, setResult] = useState('none yet');

  const openDialog = async () => {
    const answer = await dialogs[props.method](props.msg, props.options);
    setResult(String(answer));
  };

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardHeader title="Order SC-1042" subheader="Summit Cycling Club" />
      <CardContent sx={{ py: 0 }}>
        <Typography role="status" variant="body2" color="textSecondary">
          Result: <code>{result}</code>
        </Typography>
      </CardContent>
      <CardActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={openDialog}>
          Open dialog
        </Button>
      </CardActions>
    </Card>
  );
}

export default function DialogPlayground(props: OrderProps) {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
        <Order {...props} />
      </Box>
    </DialogsProvider>
  );
}
