import { useMemo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import DashboardIcon from '@mui/icons-material/Dashboard';
import GroupIcon from '@mui/icons-material/Group';
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

// preview-start navigation
const navigation: Navigation = [
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];
// preview-end

function KpiCards({ figures }: { figures: Record<string, string> }) {
  return (
    <Box
      sx={{
        display: 'grid',
        flex: { sm: '1 0 140px' },
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
      }}
    >
      {Object.entries(figures).map(([label, value]) => (
        <Card key={label} variant="outlined" sx={{ p: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

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
    <Card variant="outlined" sx={{ flex: { sm: '3 0 auto' }, p: 1.5 }}>
      <Typography component="h2" variant="subtitle2">
        Revenue by month
      </Typography>
      <Stack
        direction="row"
        spacing={0.75}
        sx={{ textAlign: 'center', alignItems: 'end' }}
      >
        {revenue.map(({ month, repairs, parts }) => (
          <Box key={month} sx={{ flex: 1 }}>
            <Typography variant="caption">
              ${Math.round((repairs + parts) / 1000)}k
            </Typography>
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

const orders = [
  { id: 'SC-1037', customer: 'Riverside Couriers', status: 'Ready' },
  { id: 'SC-1038', customer: 'Green Grocer Delivery', status: 'In progress' },
  { id: 'SC-1040', customer: 'Harbor Bike Tours', status: 'In progress' },
  { id: 'SC-1042', customer: 'Summit Cycling Club', status: 'Waiting' },
];

function OrdersTable() {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Order</TableCell>
          <TableCell>Customer</TableCell>
          <TableCell>Status</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ id, customer, status }) => (
          <TableRow key={id}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{id}</TableCell>
            <TableCell>{customer}</TableCell>
            <TableCell>
              <Chip
                size="small"
                label={status}
                color={status === 'Ready' ? 'success' : 'default'}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const today = { 'Revenue in March': '$16,200', 'Open orders': '11' };
const totals = { Customers: '10', Cities: '5', 'New since 2022': '3' };

interface PageProps {
  title?: string;
  content?: ReactNode;
}

function Page({ title, content }: PageProps) {
  return (
    <Stack spacing={1.5} sx={{ p: 2 }}>
      <Typography component="h1" variant="h6">
        {title}
      </Typography>
      {content}
    </Stack>
  );
}

const pages: Record<string, PageProps> = {
  '/': {
    title: 'Dashboard',
    content: (
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <KpiCards figures={today} />
        <RevenueChart />
      </Stack>
    ),
  },
  '/orders': { title: 'Orders', content: <OrdersTable /> },
  '/customers': { title: 'Customers', content: <KpiCards figures={totals} /> },
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

export default function DashboardLayoutBasic() {
  const router = useMemoryRouter('/');

  return (
    // preview-start layout
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Page {...pages[router.pathname]} />
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
