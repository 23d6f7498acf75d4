import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Save() {
  const notifications = useNotifications();
  const save = () => notifications.show('The repair is saved', { autoHideDuration: 3000 });

  return (
    <Button variant="outlined" onClick={save}>
      Save
    </Button>
  );
}

export default function NotificationBasic() {
  return (
    <NotificationsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
        <Save />
      </Box>
    </NotificationsProvider>
  );
}
