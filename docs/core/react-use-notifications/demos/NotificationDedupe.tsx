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

const parts = [
  { id: 'P-103', name: 'Brake pads, disc' },
  { id: 'P-108', name: 'Rear wheel, 28 inch' },
];

function Parts() {
  // preview-start
  const notifications = useNotifications();

  const printLabel = () => {
    notifications.show('The label printer is out of paper', { key: 'printer' });
  };
  // preview-end

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <CardHeader title="Low stock" />
      <List dense disablePadding aria-label="Parts">
        {parts.map(({ id, name }) => (
          <ListItem
            key={id}
            secondaryAction={
              <Button onClick={printLabel} aria-label={`Print label of ${id}`}>
                Print label
              </Button>
            }
          >
            <ListItemText primary={name} secondary={id} />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

export default function NotificationDedupe() {
  return (
    <NotificationsProvider>
      <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
        <Parts />
      </Box>
    </NotificationsProvider>
  );
}
