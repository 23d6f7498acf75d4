import { useMemo, useState } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import DashboardIcon from '@mui/icons-material/Dashboard';
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
  { title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
  { segment: 'spare-parts', title: 'Spare parts' },
];
// preview-end

const pages: Record<string, { title: string; figures: Record<string, string> }> = {
  '/': {
    title: 'Dashboard',
    figures: { 'Revenue in March': '$16,200', Repairs: '$11,300', Parts: '$4,900' },
  },
  '/orders': {
    title: 'Orders',
    figures: { Waiting: '7', 'In progress': '4', Ready: '3' },
  },
  '/spare-parts': {
    title: 'Spare parts',
    figures: { Articles: '12', 'In stock': '204', 'Low on stock': '3' },
  },
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

export default function DashboardLayoutNavigationLinks() {
  const router = useMemoryRouter('/');
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
          <KpiCards figures={page?.figures ?? {}} />
          <Typography variant="body2" color="text.secondary">
            Path: <code>{router.pathname}</code>
          </Typography>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
