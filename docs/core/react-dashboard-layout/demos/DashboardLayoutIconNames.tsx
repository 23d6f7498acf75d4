import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
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
// As it could come from a server or a JSON file: strings only.
const menu = [
  { segment: 'orders', title: 'Orders', icon: 'build' },
  { segment: 'parts', title: 'Parts', icon: 'inventory_2' },
  { segment: 'customers', title: 'Customers', icon: 'group' },
];

const navigation: Navigation = menu.map((item) => ({
  ...item,
  icon: <Icon>{item.icon}</Icon>,
}));
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

export default function DashboardLayoutIconNames() {
  const router = useMemoryRouter('/orders');
  const current = menu.find(({ segment }) => router.pathname === `/${segment}`);

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Stack spacing={1.5} sx={{ p: 2 }}>
          <Typography component="h1" variant="h6">
            {current?.title}
          </Typography>
          <Card variant="outlined" sx={{ p: 1.5 }}>
            <Typography variant="body2" color="text.secondary">
              Navigation item from the server
            </Typography>
            <Box component="pre" dir="ltr" sx={{ m: 0, overflow: 'auto' }}>
              {JSON.stringify(current, null, 2)}
            </Box>
          </Card>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
