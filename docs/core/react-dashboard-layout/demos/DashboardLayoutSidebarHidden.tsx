import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
};

const ready = [
  { id: 'SC-1035', bike: 'Kids bike', customer: 'Hill Street School', total: 32 },
  { id: 'SC-1036', bike: 'City bike', customer: 'Northside Cafe', total: 67 },
  { id: 'SC-1037', bike: 'Cargo bike', customer: 'Riverside Couriers', total: 147 },
];

function PickupDesk() {
  const [orders, setOrders] = useState(ready);
  return (
    <Stack spacing={1.5} sx={{ p: 2 }}>
      <Typography component="h1" variant="h6">
        Ready for pickup
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {orders.map(({ id, bike, customer, total }) => (
          <Card key={id} variant="outlined" sx={{ flex: 1, p: 1.5 }}>
            <Typography>
              {bike}, ${total}
            </Typography>
            <Typography variant="body2" color="text.secondary" gutterBottom>
              {customer}
            </Typography>
            <Button
              size="small"
              variant="contained"
              onClick={() => setOrders(orders.filter((order) => order.id !== id))}
            >
              Hand over
            </Button>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

export default function DashboardLayoutSidebarHidden() {
  return (
    <AppProvider theme={theme} branding={branding}>
      {/* preview-start */}
      <DashboardLayout hideNavigation>
        <PickupDesk />
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
