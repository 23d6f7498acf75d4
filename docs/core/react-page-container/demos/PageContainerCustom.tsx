import { useMemo, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

const orders = [
  {
    id: 'SC-1037',
    service: 'Replace rear wheel',
    customer: 'Riverside Couriers',
    status: 'Ready',
  },
  {
    id: 'SC-1038',
    service: 'Replace brake pads',
    customer: 'Green Grocer Delivery',
    status: 'In progress',
  },
  {
    id: 'SC-1039',
    service: 'Tune-up',
    customer: 'Old Mill Hotel',
    status: 'In progress',
  },
];

// preview-start
function OrderPage({ title, children }: { title: string; children: ReactNode }) {
  const page = useActivePage();
  const breadcrumbs = [...(page?.breadcrumbs ?? []), { title }];
  return (
    <PageContainer title={title} breadcrumbs={breadcrumbs}>
      {children}
    </PageContainer>
  );
}
// preview-end

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

export default function PageContainerCustom() {
  const router = useMemoryRouter('/orders/SC-1037');
  const index = orders.findIndex(({ id }) => router.pathname === `/orders/${id}`);
  const order = orders[index];
  const next = orders[index + 1] ?? orders[0]!;

  return (
    <AppProvider theme={theme} navigation={navigation} router={router}>
      {order ? (
        <OrderPage title={order.id}>
          <Card variant="outlined" sx={{ p: 2 }}>
            <Typography component="h2" variant="h6">
              {order.service}
            </Typography>
            <Typography color="text.secondary" gutterBottom>
              {order.customer}
            </Typography>
            <Chip
              size="small"
              label={order.status}
              color={order.status === 'Ready' ? 'success' : 'default'}
            />
          </Card>
          <Button
            sx={{ mt: 1, alignSelf: 'start' }}
            onClick={() => router.navigate(`/orders/${next.id}`)}
          >
            Next order
          </Button>
        </OrderPage>
      ) : (
        <PageContainer>
          <Typography>14 orders are open.</Typography>
          <Button
            sx={{ mt: 1, alignSelf: 'start' }}
            onClick={() => router.navigate(`/orders/${next.id}`)}
          >
            Open {next.id}
          </Button>
        </PageContainer>
      )}
    </AppProvider>
  );
}
