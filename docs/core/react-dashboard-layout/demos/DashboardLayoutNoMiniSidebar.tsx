import { useMemo, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { createTheme } from '@mui/material/styles';
import GroupIcon from '@mui/icons-material/Group';
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

const navigation: Navigation = [
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
  { segment: 'parts', title: 'Parts', icon: <InventoryIcon /> },
];

const customers = [
  { id: 'C-04', name: 'Harbor Bike Tours', city: 'Astoria' },
  { id: 'C-06', name: 'Green Grocer Delivery', city: 'Salem' },
  { id: 'C-09', name: 'Summit Cycling Club', city: 'Bend' },
];

const parts = [
  { id: 'P-101', name: 'Chain, 9-speed', category: 'Drivetrain' },
  { id: 'P-103', name: 'Brake pads, disc', category: 'Brakes' },
  { id: 'P-106', name: 'Tire, 700x32', category: 'Wheels' },
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

export default function DashboardLayoutNoMiniSidebar() {
  const router = useMemoryRouter('/customers');
  const rows =
    router.pathname === '/parts'
      ? parts.map(({ id, name, category }) => ({ id, name, detail: category }))
      : customers.map(({ id, name, city }) => ({ id, name, detail: city }));

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      {/* preview-start */}
      <DashboardLayout disableCollapsibleSidebar sidebarExpandedWidth={220}>
        <List>
          {rows.map(({ id, name, detail }) => (
            <ListItem key={id}>
              <ListItemAvatar>
                <Avatar>{name.charAt(0)}</Avatar>
              </ListItemAvatar>
              <ListItemText primary={name} secondary={`${id}, ${detail}`} />
            </ListItem>
          ))}
        </List>
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
