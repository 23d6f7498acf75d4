import { useMemo, useState } from 'react';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import SettingsIcon from '@mui/icons-material/Settings';
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
const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
  { segment: 'parts', title: 'Parts', icon: <InventoryIcon /> },
  { kind: 'divider' },
  { segment: 'settings', title: 'Settings', icon: <SettingsIcon /> },
];
// preview-end

const pages: Record<string, { title: string; figures?: Record<string, string> }> = {
  '/orders': {
    title: 'Orders',
    figures: { Waiting: '7', 'In progress': '4', Ready: '3' },
  },
  '/parts': { title: 'Parts', figures: { Articles: '12', 'In stock': '204' } },
  '/settings': { title: 'Settings' },
};

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

const settings = [
  'Email customers when a bike is ready',
  'Warn about low stock',
  'Open on Sundays',
];

function SettingsList() {
  return (
    <List disablePadding>
      {settings.map((label, index) => (
        <ListItem key={label} divider disableGutters>
          <ListItemText primary={label} />
          <Switch
            edge="end"
            defaultChecked={index < 2}
            slotProps={{ input: { 'aria-label': label } }}
          />
        </ListItem>
      ))}
    </List>
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

export default function DashboardLayoutDividers() {
  const router = useMemoryRouter('/settings');
  const page = pages[router.pathname];

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
            {page?.title}
          </Typography>
          {page?.figures ? <KpiCards figures={page.figures} /> : <SettingsList />}
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
