import { useMemo, useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
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

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
];

const orders = [
  {
    id: 'SC-1035',
    service: 'Adjust brakes',
    customer: 'Hill Street School',
    total: 32,
  },
  {
    id: 'SC-1036',
    service: 'Install lights',
    customer: 'Northside Cafe',
    total: 67,
  },
  {
    id: 'SC-1037',
    service: 'Replace rear wheel',
    customer: 'Riverside Couriers',
    total: 147,
  },
  {
    id: 'SC-1038',
    service: 'Replace brake pads',
    customer: 'Green Grocer Delivery',
    total: 48,
  },
  {
    id: 'SC-1039',
    service: 'Tune-up',
    customer: 'Old Mill Hotel',
    total: 87,
  },
  {
    id: 'SC-1040',
    service: 'Replace chain',
    customer: 'Harbor Bike Tours',
    total: 155,
  },
  {
    id: 'SC-1041',
    service: 'Install kickstand',
    customer: 'Print and Paper Co',
    total: 46,
  },
  {
    id: 'SC-1042',
    service: 'Replace tires',
    customer: 'Summit Cycling Club',
    total: 103,
  },
];

const items = orders.map(({ id, service, customer, total }) => (
  <ListItem key={id} disablePadding secondaryAction={`$${total}`}>
    <ListItemButton>
      <ListItemText primary={service} secondary={`${id}, ${customer}`} />
    </ListItemButton>
  </ListItem>
));

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

export default function DashboardLayoutFullScreen() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        {/* preview-start */}
        <div className="flex min-h-0 flex-1 flex-col">
          <List
            disablePadding
            aria-label="Open orders"
            className="flex-1 overflow-auto"
          >
            <ListSubheader>Open orders</ListSubheader>
            {items}
          </List>
          <p className="m-0 border-t border-(--mui-palette-divider) p-4">
            Total: $685
          </p>
        </div>
        {/* preview-end */}
      </DashboardLayout>
    </AppProvider>
  );
}
