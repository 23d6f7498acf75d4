import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

function CardReader() {
  const notifications = useNotifications();

  // preview-start
  const [warning, setWarning] = useState<string | null>(null);

  const setOnline = (isOnline: boolean) => {
    if (warning) notifications.close(warning);
    setWarning(
      isOnline
        ? null
        : notifications.show('The card reader is offline', { severity: 'warning' }),
    );
  };
  // preview-end

  return (
    <ListItem
      secondaryAction={
        <Switch
          checked={!warning}
          onChange={(_event, isOnline) => setOnline(isOnline)}
          slotProps={{ input: { 'aria-label': 'Card reader online' } }}
        />
      }
    >
      <ListItemText
        primary="Card reader"
        secondary={warning ? 'Offline' : 'Online'}
      />
    </ListItem>
  );
}

export default function NotificationClose() {
  return (
    <NotificationsProvider>
      <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
        <Card variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
          <List disablePadding aria-label="Devices">
            <ListItem divider>
              <ListItemText primary="Label printer" secondary="Ready" />
            </ListItem>
            <CardReader />
          </List>
        </Card>
      </Box>
    </NotificationsProvider>
  );
}
