import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
};

// preview-start
const navigation: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    icon: <BuildIcon />,
    pattern: 'orders{/:orderId}*',
  },
  { segment: 'parts', title: 'Parts', icon: <InventoryIcon /> },
];
// preview-end

const orders = [
  {
    id: 'SC-1037',
    service: 'Replace rear wheel',
    customer: 'Riverside Couriers',
    status: 'Ready',
    total: 147,
  },
  {
    id: 'SC-1038',
    service: 'Replace brake pads',
    customer: 'Green Grocer Delivery',
    status: 'In progress',
    total: 48,
  },
  {
    id: 'SC-1042',
    service: 'Replace tires',
    customer: 'Summit Cycling Club',
    status: 'Waiting',
    total: 103,
  },
];

/** Keeps the path in React state. In an app, use the router of your framework. */
function useMemoryRouter(initialPath: string): Router {
  const [url, setUrl] = useState(
    () => new URL(initialPath, 'https://shop.example'),
  );
  return useMemo(
    () => ({
      pathname: url.pathname,
      searchParams: url.searchParams,
      navigate: (to) => setUrl((current) => new URL(to, current)),
    }),
    [url],
  );
}

export default function DashboardLayoutPattern() {
  const router = useMemoryRouter('/orders/SC-1037');
  const order = orders.find(({ id }) => router.pathname.endsWith(id));

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Stack spacing={1.5} sx={{ p: 2 }}>
          <Stack direction="row" spacing={1}>
            {orders.map(({ id }) => (
              <Button
                key={id}
                size="small"
                variant={id === order?.id ? 'contained' : 'outlined'}
                onClick={() => router.navigate(`/orders/${id}`)}
              >
                {id}
              </Button>
            ))}
          </Stack>
          {order ? (
            <Card variant="outlined" sx={{ p: 2 }}>
              <Typography component="h1" variant="h6">
                {order.service}
              </Typography>
              <Typography color="text.secondary" gutterBottom>
                {order.customer}, ${order.total}
              </Typography>
              <Chip
                size="small"
                label={order.status}
                color={order.status === 'Ready' ? 'success' : 'default'}
              />
            </Card>
          ) : (
            <Typography component="h1" variant="h6">
              {router.pathname === '/parts' ? 'Parts' : 'Orders'}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary">
            Path: <code>{router.pathname}</code>
          </Typography>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
