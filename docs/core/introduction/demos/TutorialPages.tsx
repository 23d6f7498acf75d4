import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { createTheme } from '@mui/material/styles';
import InventoryIcon from '@mui/icons-material/Inventory';
import TodayIcon from '@mui/icons-material/Today';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const branding = { title: 'Spoke & Chain' };

// preview-start
const navigation: Navigation = [
  { segment: '', title: 'Due today', icon: <TodayIcon /> },
  { segment: 'parts', title: 'Parts', icon: <InventoryIcon /> },
];
// preview-end

const orders = [
  { id: 'SC-1038', service: 'Replace brake pads', customer: 'Green Grocer Delivery' },
  { id: 'SC-1039', service: 'Tune-up', customer: 'Old Mill Hotel' },
];

function HomePage() {
  return (
    <List disablePadding>
      {orders.map(({ id, service, customer }) => (
        <ListItem key={id} divider>
          <ListItemText primary={service} secondary={`${id}, ${customer}`} />
        </ListItem>
      ))}
    </List>
  );
}

function PartsPage() {
  const notifications = useNotifications();
  const order = () => notifications.show('Brake pads ordered', { autoHideDuration: 4000 });

  return (
    <List disablePadding>
      <ListItem divider>
        <ListItemText primary="Chain, 9-speed" secondary="In stock: 24" />
      </ListItem>
      <ListItem divider>
        <ListItemText primary="Brake pads, disc" secondary="In stock: 2" />
        <Button onClick={order}>Order brake pads</Button>
      </ListItem>
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

  return (
    <AppProvider theme={theme} branding={branding} navigation={navigation} router={router}>
      <DashboardLayout>
        <PageContainer>{router.pathname === '/parts' ? <PartsPage /> : <HomePage />}</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
