import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

const orders = [
  { id: 'SC-1031', customer: 'Riverside Couriers' },
  { id: 'SC-1032', customer: 'City Parks Department' },
  { id: 'SC-1033', customer: 'Harbor Bike Tours' },
];

function Orders() {
  const notifications = useNotifications();
  const [archived, setArchived] = useState<string[]>([]);

  // preview-start
  const archive = (id: string) => {
    setArchived((current) => [...current, id]);
    const key = notifications.show(`${id} archived`, {
      actionText: 'Undo',
      onAction: () => {
        setArchived((current) => current.filter((other) => other !== id));
        notifications.close(key);
      },
    });
  };
  // preview-end

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <CardHeader title="Picked up" />
      <List dense disablePadding aria-label="Orders">
        {orders
          .filter(({ id }) => !archived.includes(id))
          .map(({ id, customer }) => (
            <ListItem
              key={id}
              secondaryAction={
                <Button onClick={() => archive(id)} aria-label={`Archive ${id}`}>
                  Archive
                </Button>
              }
            >
              <ListItemText primary={customer} secondary={id} />
            </ListItem>
          ))}
      </List>
    </Card>
  );
}

export default function NotificationAction() {
  return (
    <NotificationsProvider>
      <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
        <Orders />
      </Box>
    </NotificationsProvider>
  );
}
