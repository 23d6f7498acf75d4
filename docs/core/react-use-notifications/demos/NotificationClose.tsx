import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Scale() {
  const notifications = useNotifications();
  const [warning, setWarning] = useState<string | null>(null);

  const connect = (online: boolean) => {
    if (warning) notifications.close(warning);
    setWarning(online ? null : notifications.show('The scale is offline', { severity: 'warning' }));
  };

  return (
    <FormControlLabel
      control={<Switch checked={!warning} onChange={(_event, checked) => connect(checked)} />}
      label="Scale online"
    />
  );
}

export default function NotificationClose() {
  return (
    <NotificationsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center' }}>
        <Scale />
      </Box>
    </NotificationsProvider>
  );
}
