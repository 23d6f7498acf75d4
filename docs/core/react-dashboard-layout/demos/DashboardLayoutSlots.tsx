import { useMemo, useState } from 'react';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  ThemeSwitcher,
  type SidebarFooterProps,
} from '@toolpad/core/DashboardLayout';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
];

const orders = [
  { id: 'SC-1037', service: 'Replace rear wheel', customer: 'Riverside Couriers' },
  {
    id: 'SC-1038',
    service: 'Replace brake pads',
    customer: 'Green Grocer Delivery',
  },
  { id: 'SC-1040', service: 'Replace chain', customer: 'Harbor Bike Tours' },
];

function AppTitle() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="h6" component="p">
        Spoke & Chain
      </Typography>
      <Chip size="small" color="primary" label="Demo" />
    </Stack>
  );
}

interface ToolbarActionsProps {
  search?: string;
  onSearch?: (search: string) => void;
}

function ToolbarActions({ search, onSearch }: ToolbarActionsProps) {
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        size="small"
        placeholder="Search orders"
        value={search}
        onChange={(event) => onSearch?.(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Search orders' } }}
        sx={{ width: 180, display: { xs: 'none', sm: 'block' } }}
      />
      <ThemeSwitcher />
    </Stack>
  );
}

function SidebarFooter({ mini }: SidebarFooterProps) {
  return (
    <Typography
      variant="caption"
      color="text.secondary"
      sx={{ p: 2, whiteSpace: 'nowrap' }}
    >
      {mini ? 'v2.4' : 'Version 2.4, March 2026'}
    </Typography>
  );
}

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

// preview-start
const slots = {
  appTitle: AppTitle,
  toolbarActions: ToolbarActions,
  sidebarFooter: SidebarFooter,
};
// preview-end

export default function DashboardLayoutSlots() {
  const router = useMemoryRouter('/orders');
  const [search, setSearch] = useState('');
  const found = orders.filter((order) =>
    Object.values(order).some((value) =>
      value.toLowerCase().includes(search.toLowerCase()),
    ),
  );

  return (
    <AppProvider theme={theme} navigation={navigation} router={router}>
      <DashboardLayout
        sidebarExpandedWidth={220}
        slots={slots}
        slotProps={{ toolbarActions: { search, onSearch: setSearch } }}
      >
        <Stack sx={{ p: 2 }}>
          <Typography component="h1" variant="h6">
            Orders ({found.length})
          </Typography>
          <List disablePadding>
            {found.map(({ id, service, customer }) => (
              <ListItem key={id} divider disableGutters>
                <ListItemText primary={service} secondary={`${id}, ${customer}`} />
              </ListItem>
            ))}
          </List>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
