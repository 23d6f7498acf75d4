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
  { id: 'SC-1035', customer: 'Hill Street School' },
  { id: 'SC-1036', customer: 'Northside Cafe' },
  { id: 'SC-1037', customer: 'Riverside Couriers' },
];

function ReadyOrders() {
  // preview-start
  const notifications = useNotifications();

  const notifyAll = () => {
    for (const { customer } of orders) {
      notifications.show(`Email sent to ${customer}`);
    }
  };
  // preview-end

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <CardHeader
        title="Ready for pickup"
        action={<Button onClick={notifyAll}>Notify customers</Button>}
      />
      <List dense disablePadding aria-label="Orders">
        {orders.map(({ id, customer }) => (
          <ListItem key={id}>
            <ListItemText primary={customer} secondary={id} />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

export default function NotificationQueue() {
  return (
    <NotificationsProvider>
      <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
        <ReadyOrders />
      </Box>
    </NotificationsProvider>
  );
}
