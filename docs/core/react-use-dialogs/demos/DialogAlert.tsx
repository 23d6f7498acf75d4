import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function NotifyButton() {
  // preview-start
  const dialogs = useDialogs();

  const notify = async () => {
    await dialogs.alert('We sent an email to fleet@riverside-couriers.example.', {
      title: 'Customer notified',
      okText: 'Close',
    });
  };
  // preview-end

  return (
    <Button variant="contained" onClick={notify}>
      Notify customer
    </Button>
  );
}

export default function DialogAlert() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
        <Card variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
          <CardHeader
            title="Order SC-1037"
            subheader="Riverside Couriers"
            action={<Chip size="small" color="success" label="Ready" />}
          />
          <CardContent sx={{ pt: 0 }}>
            <Typography>Replace rear wheel, cargo bike</Typography>
            <Typography color="textSecondary">Total $147</Typography>
          </CardContent>
          <CardActions sx={{ p: 2, pt: 0 }}>
            <NotifyButton />
          </CardActions>
        </Card>
      </Box>
    </DialogsProvider>
  );
}
