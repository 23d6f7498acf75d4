import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  NotificationsProvider,
  useNotifications,
  type ShowNotificationOptions,
} from '@toolpad/core/useNotifications';

type Severity = NonNullable<ShowNotificationOptions['severity']>;

const messages: Record<Severity, string> = {
  success: 'The wheel is true again',
  info: 'A customer waits at the counter',
  warning: 'Two brake pads are left',
  error: 'The supplier did not answer',
};

function Tell() {
  const notifications = useNotifications();
  const [severity, setSeverity] = useState<Severity>('success');

  return (
    <Stack direction="row" spacing={2} sx={{ height: '100vh', p: 3, justifyContent: 'center' }}>
      <TextField
        select
        label="Severity"
        size="small"
        value={severity}
        onChange={(event) => setSeverity(event.target.value as Severity)}
        sx={{ width: 140 }}
      >
        {Object.keys(messages).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        sx={{ height: 40 }}
        onClick={() => notifications.show(messages[severity], { severity })}
      >
        Tell
      </Button>
    </Stack>
  );
}

export default function NotificationSeverity() {
  return (
    <NotificationsProvider>
      <Tell />
    </NotificationsProvider>
  );
}
