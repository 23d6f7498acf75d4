import { useMemo, useState } from 'react';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import {
  PageContainer,
  PageHeader,
  type PageHeaderProps,
} from '@toolpad/core/PageContainer';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const navigation: Navigation = [{ segment: 'orders', title: 'Orders' }];

const orders = [
  { id: 'SC-1036', service: 'Install lights', customer: 'Northside Cafe' },
  { id: 'SC-1037', service: 'Replace rear wheel', customer: 'Riverside Couriers' },
];

// preview-start
function HeaderWithChips(props: PageHeaderProps) {
  return (
    <Stack spacing={1}>
      <PageHeader {...props} />
      <Stack direction="row" spacing={1}>
        <Chip size="small" color="success" label="Ready: 3" />
        <Chip size="small" label="In progress: 4" />
        <Chip size="small" label="Waiting: 7" />
      </Stack>
    </Stack>
  );
}
// preview-end

const slots = { header: HeaderWithChips };

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

export default function PageContainerPageHeader() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider theme={theme} navigation={navigation} router={router}>
      <PageContainer slots={slots}>
        <List disablePadding>
          {orders.map(({ id, service, customer }) => (
            <ListItem key={id} divider disableGutters>
              <ListItemText primary={service} secondary={`${id}, ${customer}`} />
            </ListItem>
          ))}
        </List>
      </PageContainer>
    </AppProvider>
  );
}
