import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Tell({ from }: { from: string }) {
  const notifications = useNotifications();

  return (
    <Button onClick={() => notifications.show(`From the ${from}`, { autoHideDuration: 4000 })}>
      Tell the {from}
    </Button>
  );
}

const inside = {
  snackbar: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    sx: { position: 'absolute' },
  },
} as const;

export default function NotificationScoped() {
  return (
    <NotificationsProvider>
      <Stack spacing={2} sx={{ height: '100vh', p: 2, pb: 11, alignItems: 'center' }}>
        <Tell from="app" />
        <Paper
          variant="outlined"
          sx={{ position: 'relative', flex: 1, width: '80%', textAlign: 'center', p: 1 }}
        >
          <NotificationsProvider slotProps={inside}>
            <Tell from="panel" />
          </NotificationsProvider>
        </Paper>
      </Stack>
    </NotificationsProvider>
  );
}
