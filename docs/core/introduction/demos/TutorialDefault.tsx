import { useMemo, useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { createTheme } from '@mui/material/styles';
import TodayIcon from '@mui/icons-material/Today';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const branding = { title: 'Spoke & Chain' };

const navigation: Navigation = [{ segment: '', title: 'Due today', icon: <TodayIcon /> }];

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

export default function TutorialDefault() {
  const router = useMemoryRouter('/');

  return (
    // preview-start
    <AppProvider theme={theme} branding={branding} navigation={navigation} router={router}>
      <DashboardLayout>
        <PageContainer>
          <HomePage />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
