import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Print() {
  const notifications = useNotifications();
  const print = () => notifications.show('The printer has no paper', { key: 'printer' });

  return (
    <Button variant="outlined" onClick={print}>
      Print label
    </Button>
  );
}

export default function NotificationDedupe() {
  return (
    <NotificationsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
        <Print />
      </Box>
    </NotificationsProvider>
  );
}
