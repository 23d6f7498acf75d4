import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BarChartIcon from '@mui/icons-material/BarChart';
import BuildIcon from '@mui/icons-material/Build';
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

// preview-start
const navigation: Navigation = [
  { kind: 'header', title: 'Workshop' },
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
  { segment: 'parts', title: 'Parts', icon: <InventoryIcon /> },
  { kind: 'header', title: 'Office' },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
  { segment: 'reports', title: 'Reports', icon: <BarChartIcon /> },
];
// preview-end

const revenue = [
  { month: 'Oct', repairs: 9200, parts: 4100 },
  { month: 'Nov', repairs: 7600, parts: 3900 },
  { month: 'Dec', repairs: 6800, parts: 5200 },
  { month: 'Jan', repairs: 6100, parts: 3300 },
  { month: 'Feb', repairs: 8400, parts: 3800 },
  { month: 'Mar', repairs: 11300, parts: 4900 },
];

function RevenueChart() {
  return (
    <Card variant="outlined" sx={{ p: 1.5 }}>
      <Typography component="h2" variant="subtitle2">
        Revenue by month
      </Typography>
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ textAlign: 'center', alignItems: 'end' }}
      >
        {revenue.map(({ month, repairs, parts }) => (
          <Box key={month} sx={{ flex: 1 }}>
            <Typography variant="caption">${(repairs + parts) / 1000}k</Typography>
            <Box
              sx={{
                height: (repairs + parts) / 200,
                maxWidth: 40,
                mx: 'auto',
                borderRadius: 1,
                bgcolor: 'primary.main',
                forcedColorAdjust: 'none',
              }}
            />
            <Typography variant="caption" color="text.secondary">
              {month}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}

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

const pages: Record<string, { title: string; figures?: Record<string, string> }> = {
  '/orders': {
    title: 'Orders',
    figures: { Waiting: '7', 'In progress': '4', Ready: '3' },
  },
  '/parts': { title: 'Parts', figures: { Articles: '12', 'In stock': '204' } },
  '/customers': { title: 'Customers', figures: { Customers: '10', Cities: '5' } },
  '/reports': { title: 'Reports' },
};

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

export default function DashboardLayoutHeadings() {
  const router = useMemoryRouter('/reports');
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
          {page?.figures ? <KpiCards figures={page.figures} /> : <RevenueChart />}
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
