import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import DashboardIcon from '@mui/icons-material/Dashboard';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const branding = { title: 'Spoke & Chain' };

const navigation: Navigation = [
  { segment: '', title: 'Overview', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
];

interface Order {
  id: string;
  customer: string;
  service: string;
  status: string;
  total: number;
}

const sampleOrders: Order[] = [
  {
    id: 'SC-1036',
    customer: 'Northside Cafe',
    service: 'Install lights',
    status: 'Ready',
    total: 67,
  },
  {
    id: 'SC-1038',
    customer: 'Green Grocer Delivery',
    service: 'Replace brake pads',
    status: 'In progress',
    total: 48,
  },
];

interface OverviewPageProps {
  orders: Order[];
  /** Saves that the customer has the bike. */
  pickUp: (id: string) => void;
}

function OverviewPage({ orders, pickUp }: OverviewPageProps) {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  // preview-start
  const handOver = async ({ id, customer, total }: Order) => {
    const confirmed = await dialogs.confirm(`${customer} pays $${total}.`, {
      title: `Hand over ${id}?`,
      okText: 'Hand over',
    });
    if (!confirmed) return;

    pickUp(id);
    notifications.show(`${id} is picked up`, { severity: 'success', autoHideDuration: 4000 });
  };
  // preview-end

  return (
    <List disablePadding>
      {orders.map((order) => (
        <ListItem
          key={order.id}
          divider
          secondaryAction={
            order.status === 'Ready' && (
              <Button onClick={() => void handOver(order)}>Hand over</Button>
            )
          }
        >
          <ListItemText
            primary={`${order.service}, ${order.customer}`}
            secondary={`${order.id}, ${order.status}`}
          />
        </ListItem>
      ))}
    </List>
  );
}

function OrdersPage({ orders }: { orders: Order[] }) {
  return (
    <List disablePadding>
      {orders.map(({ id, customer, service, total }) => (
        <ListItem key={id} divider>
          <ListItemText primary={`${id}, ${customer}`} secondary={`${service}, $${total}`} />
        </ListItem>
      ))}
    </List>
  );
}

/** Keeps the path in React state. In an app, use the router of your framework. */
function useMemoryRouter(initialPath: string): Router {
  const [url, setUrl] = useState(() => new URL(initialPath, 'https://shop.example'));
  return useMemo(
    () => ({
      pathname: url.pathname,
      searchParams: url.searchParams,
      navigate: (to) => setUrl((current) => new URL(to, current)),
    }),
    [url],
  );
}

export default function TutorialPages() {
  const router = useMemoryRouter('/');
  const [orders, setOrders] = useState(sampleOrders);
  const pickUp = (id: string) => setOrders((current) => current.filter((one) => one.id !== id));

  return (
    <AppProvider theme={theme} branding={branding} navigation={navigation} router={router}>
      <DashboardLayout>
        <PageContainer>
          {router.pathname === '/orders' ? (
            <OrdersPage orders={orders} />
          ) : (
            <OverviewPage orders={orders} pickUp={pickUp} />
          )}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
