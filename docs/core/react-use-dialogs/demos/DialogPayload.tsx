import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import {
  DialogsProvider,
  useDialogs,
  type DialogProps,
} from '@toolpad/core/useDialogs';

const orders = [
  {
    id: 'SC-1038',
    customer: 'Green Grocer Delivery',
    service: 'Replace brake pads',
    total: 48,
  },
  {
    id: 'SC-1039',
    customer: 'Old Mill Hotel',
    service: 'Tune-up',
    total: 87,
  },
  {
    id: 'SC-1040',
    customer: 'Harbor Bike Tours',
    service: 'Replace chain',
    total: 155,
  },
];
type Order = (typeof orders)[number];

// preview-start
function OrderDialog({ payload: order, open, onClose }: DialogProps<Order>) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>Order {order.id}</DialogTitle>
      <DialogContent>
        {order.service}, ${order.total}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
// preview-end

function Orders() {
  const dialogs = useDialogs();

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <CardHeader title="In progress" />
      <List dense disablePadding aria-label="Orders">
        {orders.map((order) => (
          <ListItem
            key={order.id}
            secondaryAction={
              <Button
                onClick={() => dialogs.open(OrderDialog, order)}
                aria-label={`Details of ${order.id}`}
              >
                Details
              </Button>
            }
          >
            <ListItemText primary={order.customer} secondary={order.id} />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

export default function DialogPayload() {
  return (
    <DialogsProvider>
      <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
        <Orders />
      </Box>
    </DialogsProvider>
  );
}
