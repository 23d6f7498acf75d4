import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { NotificationsProvider } from '@toolpad/core/useNotifications';
import { inside, Tell } from './tell';

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  width: '80%',
  padding: theme.spacing(1),
  border: '1px solid #8888',
  borderRadius: theme.shape.borderRadius,
  textAlign: 'center',
}));

export default function NotificationScoped() {
  return (
    <NotificationsProvider>
      <Stack spacing={2} sx={{ height: '100vh', p: 2, pb: 11, alignItems: 'center' }}>
        <Tell from="app" />
        <Panel>
          <NotificationsProvider slotProps={inside}>
            <Tell from="panel" />
          </NotificationsProvider>
        </Panel>
      </Stack>
    </NotificationsProvider>
  );
}
