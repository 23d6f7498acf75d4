import { useMemo, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import DashboardIcon from '@mui/icons-material/Dashboard';
import GroupIcon from '@mui/icons-material/Group';
import NotificationsIcon from '@mui/icons-material/Notifications';
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
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

export const nestedNavigation: Navigation = [
  { kind: 'header', title: 'Workshop' },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <BuildIcon />,
    children: [
      { segment: 'open', title: 'Open' },
      { segment: 'ready', title: 'Ready' },
    ],
  },
  { kind: 'divider' },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

export const flatNavigation: Navigation = [
  { segment: 'orders', title: 'Orders', action: <Chip size="small" label={11} /> },
  { segment: 'parts', title: 'Parts' },
];

export function AppTitle() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="h6" component="span">
        Workshop
      </Typography>
      <Chip size="small" label="Beta" />
    </Stack>
  );
}

export function ToolbarActions() {
  return (
    <IconButton aria-label="Notifications">
      <NotificationsIcon />
    </IconButton>
  );
}

export function ToolbarAccount() {
  return <Avatar sx={{ width: 32, height: 32, fontSize: 14 }}>EB</Avatar>;
}

export function SidebarFooter({ mini }: { mini: boolean }) {
  return (
    <Typography variant="caption" sx={{ p: 2, whiteSpace: 'nowrap' }}>
      {mini ? '2.4' : 'Version 2.4'}
    </Typography>
  );
}

export const tintedContent = { bgcolor: 'action.hover' };

const figures = { 'Revenue in March': '$16,200', 'Open orders': '11' };

function Page({ path }: { path: string }) {
  return (
    <Stack spacing={1.5} sx={{ p: 2 }}>
      <Typography component="h1" variant="h6">
        {path === '/' ? 'Dashboard' : path}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
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
    </Stack>
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

export default function DashboardLayoutPlayground(props: object) {
  const router = useMemoryRouter('/');

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout {...props}>
        <Page path={router.pathname} />
      </DashboardLayout>
    </AppProvider>
  );
}
