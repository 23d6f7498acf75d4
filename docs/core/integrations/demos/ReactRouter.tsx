import { useState } from 'react';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import DashboardIcon from '@mui/icons-material/Dashboard';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import {
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useParams,
} from 'react-router';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
};

const navigation: Navigation = [
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <BuildIcon />,
    pattern: 'orders{/:orderId}*',
  },
];

// preview-start
function App() {
  return (
    <ReactRouterAppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Outlet />
      </DashboardLayout>
    </ReactRouterAppProvider>
  );
}
// preview-end

const orders = [
  {
    id: 'SC-1037',
    service: 'Replace rear wheel',
    customer: 'Riverside Couriers',
  },
  {
    id: 'SC-1038',
    service: 'Replace brake pads',
    customer: 'Green Grocer Delivery',
  },
];

function KpiCards({ figures }: { figures: Record<string, string> }) {
  return (
    <Stack direction="row" spacing={1.5}>
      {Object.entries(figures).map(([label, value]) => (
        <Card key={label} variant="outlined" sx={{ flex: 1, p: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </Card>
      ))}
    </Stack>
  );
}

function DashboardPage() {
  return (
    <PageContainer>
      <KpiCards figures={{ Waiting: '7', 'In progress': '4', Ready: '3' }} />
    </PageContainer>
  );
}

function OrdersPage() {
  return (
    <PageContainer>
      <List disablePadding>
        {orders.map(({ id, service, customer }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={`/orders/${id}`}>
              <ListItemText primary={service} secondary={`${id}, ${customer}`} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </PageContainer>
  );
}

function OrderPage() {
  const { orderId } = useParams();
  const order = orders.find(({ id }) => id === orderId);

  return (
    <PageContainer title={orderId}>
      <Typography>{order?.service}</Typography>
      <Typography color="text.secondary">{order?.customer}</Typography>
    </PageContainer>
  );
}

const pages = [
  { index: true, Component: DashboardPage },
  { path: 'orders', Component: OrdersPage },
  { path: 'orders/:orderId', Component: OrderPage },
];

export default function ReactRouter() {
  // In memory, because the frame has no address bar.
  // In an app, use createBrowserRouter.
  const [router] = useState(() =>
    createMemoryRouter([{ Component: App, children: pages }], {
      initialEntries: ['/orders'],
    }),
  );

  return <RouterProvider router={router} />;
}
