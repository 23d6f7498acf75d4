import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

const events = [
  {
    severity: 'success',
    title: 'Order ready',
    message: 'SC-1037 is ready for pickup',
  },
  {
    severity: 'info',
    title: 'New message',
    message: 'Northside Cafe sent a message',
  },
  {
    severity: 'warning',
    title: 'Low stock',
    message: 'Only 2 sets of brake pads left',
  },
  {
    severity: 'error',
    title: 'Payment failed',
    message: 'The card was declined',
  },
] as const;

function Events() {
  // preview-start
  const notifications = useNotifications();

  const notify = ({ severity, message }: (typeof events)[number]) => {
    notifications.show(message, { key: message, severity, autoHideDuration: 6000 });
  };
  // preview-end

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <List dense aria-label="Events">
        {events.map((event) => (
          <ListItem
            key={event.severity}
            secondaryAction={
              <Button
                onClick={() => notify(event)}
                aria-label={`Show ${event.severity}`}
              >
                Show
              </Button>
            }
          >
            <ListItemText
              primary={event.title}
              secondary={`severity: '${event.severity}'`}
            />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

export default function NotificationSeverity() {
  return (
    <NotificationsProvider>
      <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
        <Events />
      </Box>
    </NotificationsProvider>
  );
}
