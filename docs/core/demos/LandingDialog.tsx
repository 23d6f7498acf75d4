import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const allOrders = [
  {
    id: 'SC-1038',
    customer: 'Green Grocer Delivery',
    service: 'Replace brake pads',
  },
  { id: 'SC-1039', customer: 'Old Mill Hotel', service: 'Tune-up' },
  { id: 'SC-1040', customer: 'Harbor Bike Tours', service: 'Replace chain' },
  { id: 'SC-1037', customer: 'Riverside Couriers', service: 'Replace rear wheel' },
  { id: 'SC-1042', customer: 'Summit Cycling Club', service: 'Replace tires' },
  { id: 'SC-1045', customer: 'Green Grocer Delivery', service: 'Bleed brakes' },
  { id: 'SC-1047', customer: 'Riverside Couriers', service: 'Tune-up' },
];

const success = { severity: 'success', autoHideDuration: 4000 } as const;

function Orders() {
  const [orders, setOrders] = useState(allOrders);
  // preview-start
  const dialogs = useDialogs();
  const notifications = useNotifications();

  const handleDelete = async (id: string) => {
    const confirmed = await dialogs.confirm('This also removes its history.', {
      title: `Delete order ${id}?`,
      okText: 'Delete',
      severity: 'error',
    });
    if (!confirmed) return;

    setOrders((current) => current.filter((order) => order.id !== id));
    notifications.show(`Order ${id} deleted`, success);
  };
  // preview-end

  return (
    <Card variant="outlined">
      <List disablePadding>
        {orders.map(({ id, customer, service }) => (
          <ListItem
            key={id}
            divider
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Delete ${id}`}
                onClick={() => void handleDelete(id)}
              >
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText primary={`${id}, ${service}`} secondary={customer} />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

export default function LandingDialog() {
  return (
    <AppProvider theme={theme}>
      <Box sx={{ p: 2 }}>
        <Typography component="h1" variant="h5" sx={{ mb: 2 }}>
          Orders
        </Typography>
        <Orders />
      </Box>
    </AppProvider>
  );
}
