import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

const steps = ['The bike is on the stand', 'The chain is off', 'The new chain is on'];

function Work() {
  const notifications = useNotifications();
  const work = () => steps.forEach((step) => notifications.show(step));

  return (
    <Button variant="outlined" onClick={work}>
      Replace the chain
    </Button>
  );
}

export default function NotificationQueue() {
  return (
    <NotificationsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
        <Work />
      </Box>
    </NotificationsProvider>
  );
}
