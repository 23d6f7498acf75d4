import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

// preview-start
const sand = {
  primary: { main: '#9a3412' },
  background: { default: '#f3efe4', paper: '#fbf9f3' },
};
const ink = {
  primary: { main: '#fbbf24' },
  background: { default: '#0f2231', paper: '#16314a' },
};

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: { palette: sand }, dark: { palette: ink } },
  shape: { borderRadius: 12 },
});
// preview-end

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
};

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
];

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

export default function AppProviderTheme() {
  const router = useMemoryRouter('/orders');

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
            Orders
          </Typography>
          <KpiCards figures={{ Waiting: '7', 'In progress': '4', Ready: '3' }} />
          <Stack direction="row" spacing={1}>
            <Button variant="contained">New order</Button>
            <Button variant="outlined">Export</Button>
          </Stack>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
