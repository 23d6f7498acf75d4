import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Repair() {
  const notifications = useNotifications();
  const [archived, setArchived] = useState(false);

  const archive = () => {
    setArchived(true);
    const key = notifications.show('Repair 218 is in the archive', {
      actionText: 'Undo',
      onAction: () => {
        setArchived(false);
        notifications.close(key);
      },
    });
  };

  return (
    <Stack spacing={2} sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center' }}>
      <Typography>{archived ? 'No repair on the list' : 'Repair 218: Red tourer'}</Typography>
      <Button variant="outlined" disabled={archived} onClick={archive}>
        Archive
      </Button>
    </Stack>
  );
}

export default function NotificationAction() {
  return (
    <NotificationsProvider>
      <Repair />
    </NotificationsProvider>
  );
}
