import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

function Order() {
  const [status, setStatus] = useState('In progress');

  // preview-start
  const notifications = useNotifications();

  const save = () => {
    notifications.show('Order saved', { autoHideDuration: 3000 });
  };
  // preview-end

  useEffect(() => {
    notifications.show('SC-1041 is due today', { key: 'due' });
  }, [notifications]);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
      <CardHeader title="Order SC-1041" subheader="Print and Paper Co" />
      <CardContent sx={{ py: 0 }}>
        <TextField
          select
          fullWidth
          size="small"
          margin="dense"
          label="Status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          {['Waiting', 'In progress', 'Ready'].map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2 }}>
        <Button
          variant="contained"
          onClick={() => {
            notifications.close('due');
            save();
          }}
        >
          Save
        </Button>
      </CardActions>
    </Card>
  );
}

export default function NotificationBasic() {
  return (
    <NotificationsProvider>
      <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
        <Order />
      </Box>
    </NotificationsProvider>
  );
}
