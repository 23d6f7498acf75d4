import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import {
  NotificationsProvider,
  useNotifications,
} from '@toolpad/core/useNotifications';

interface OrderProps {
  message: string;
  options: object;
}

export const showOrder = () => document.getElementById('order')?.focus();

function Order(props: OrderProps) {
  const notifications = useNotifications();

  const save = () => {
    notifications.show(props.message, props.options);
  };

  return (
    <Card
      variant="outlined"
      id="order"
      tabIndex={-1}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <CardHeader title="Order SC-1041" subheader="Print and Paper Co" />
      <CardActions sx={{ px: 2, pb: 2 }}>
        <Button variant="contained" onClick={save}>
          Save
        </Button>
      </CardActions>
    </Card>
  );
}

export default function NotificationPlayground(props: OrderProps) {
  return (
    <NotificationsProvider>
      <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
        <Order {...props} />
      </Box>
    </NotificationsProvider>
  );
}
