import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import AddIcon from '@mui/icons-material/Add';
import BarChartIcon from '@mui/icons-material/BarChart';
import BuildIcon from '@mui/icons-material/BuildOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import {
  PageContainer,
  PageHeader,
  PageHeaderToolbar,
} from '@toolpad/core/PageContainer';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// On the narrowest phones, the account needs the space of the title,
// and the button that of a large heading.
const narrow = {
  '@media (max-width: 350px)': {
    '& header h6': { display: 'none' },
    '& h4': { fontSize: 24 },
  },
};

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
};

const session = {
  user: { name: 'Front Desk', email: 'desk@spoke-and-chain.example' },
};

// preview-start
const navigation: Navigation = [
  { segment: '', title: 'Overview', icon: <HomeIcon /> },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <BuildIcon />,
    action: <Chip label={11} size="small" color="primary" />,
  },
  { segment: 'customers', title: 'Customers', icon: <PeopleIcon /> },
  { segment: 'parts', title: 'Parts', icon: <InventoryIcon /> },
  { kind: 'header', title: 'Reports' },
  { segment: 'revenue', title: 'Revenue', icon: <BarChartIcon /> },
];
// preview-end

const figures = [
  { label: 'Revenue in March', value: '$16,200', note: '+33% on February' },
  { label: 'Open orders', value: '11', note: '3 ready for pickup' },
  { label: 'Parts to reorder', value: '3', note: '5 or fewer left' },
];

const revenue = [
  { month: 'Oct', repairs: 9200, parts: 4100 },
  { month: 'Nov', repairs: 7600, parts: 3900 },
  { month: 'Dec', repairs: 6800, parts: 5200 },
  { month: 'Jan', repairs: 6100, parts: 3300 },
  { month: 'Feb', repairs: 8400, parts: 3800 },
  { month: 'Mar', repairs: 11300, parts: 4900 },
];

const statusColors: Record<string, 'primary' | 'success'> = {
  'In progress': 'primary',
  Ready: 'success',
};

const orders = [
  { id: 'SC-1038', customer: 'Green Grocer Delivery', status: 'In progress' },
  { id: 'SC-1039', customer: 'Old Mill Hotel', status: 'In progress' },
  { id: 'SC-1040', customer: 'Harbor Bike Tours', status: 'In progress' },
  { id: 'SC-1037', customer: 'Riverside Couriers', status: 'Ready' },
  { id: 'SC-1042', customer: 'Summit Cycling Club', status: 'Waiting' },
  { id: 'SC-1045', customer: 'Green Grocer Delivery', status: 'Waiting' },
  { id: 'SC-1047', customer: 'Riverside Couriers', status: 'Waiting' },
  { id: 'SC-1048', customer: 'Hill Street School', status: 'Waiting' },
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

function Figures() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        '& > :last-child': { gridColumn: { xs: 'span 2', sm: 'auto' } },
      }}
    >
      {figures.map(({ label, value, note }) => (
        <Card key={label} variant="outlined" sx={{ px: 1.5, py: 1 }}>
          <Typography variant="caption" color="text.secondary" component="p">
            {label}
          </Typography>
          <Typography variant="h6" component="p" sx={{ lineHeight: 1.3 }}>
            {value}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p">
            {note}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

function RevenueChart() {
  return (
    <Card
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', p: 1.5 }}
    >
      <Typography variant="caption" color="text.secondary">
        Revenue
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        sx={{ flexGrow: 1, minHeight: 216, mt: 1 }}
      >
        {revenue.map(({ month, repairs, parts }) => (
          <Stack
            key={month}
            sx={{ flex: 1, justifyContent: 'end', textAlign: 'center' }}
          >
            <Box
              sx={{
                height: `${parts / 200}%`,
                bgcolor: 'primary.main',
                forcedColorAdjust: 'none',
                opacity: 0.4,
                borderRadius: '2px 2px 0 0',
              }}
            />
            <Box
              sx={{
                height: `${repairs / 200}%`,
                bgcolor: 'primary.main',
                forcedColorAdjust: 'none',
              }}
            />
            <Typography variant="caption" color="text.secondary">
              {month}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function OpenOrders() {
  return (
    <Card variant="outlined">
      <Table size="small" aria-label="Orders">
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell>Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-child td': { border: 0 } }}>
          {orders.map(({ id, customer, status }) => (
            <TableRow key={id}>
              <TableCell sx={{ whiteSpace: 'nowrap', pr: 0 }}>{id}</TableCell>
              <TableCell sx={{ width: 1, maxWidth: 0 }}>
                <Typography variant="body2" noWrap>
                  {customer}
                </Typography>
              </TableCell>
              <TableCell>
                <Chip
                  label={status}
                  size="small"
                  color={statusColors[status]}
                  variant="outlined"
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function NewOrder() {
  return (
    <PageHeaderToolbar>
      <Button
        variant="contained"
        size="small"
        startIcon={<AddIcon />}
        sx={{ whiteSpace: 'nowrap' }}
      >
        New order
      </Button>
    </PageHeaderToolbar>
  );
}

const PageHead = () => (
  <PageHeader breadcrumbs={[]} slots={{ toolbar: NewOrder }} />
);

export default function LandingDashboard() {
  const router = useMemoryRouter('/');
  const [isSignedIn, setIsSignedIn] = useState(true);

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
      session={isSignedIn ? session : null}
      authentication={{
        signIn: () => setIsSignedIn(true),
        signOut: () => setIsSignedIn(false),
      }}
    >
      <DashboardLayout sidebarExpandedWidth={176} sx={narrow}>
        <PageContainer slots={{ header: PageHead }}>
          <Stack spacing={1.25}>
            <Figures />
            <Box
              sx={{
                display: 'grid',
                gap: 1.25,
                gridTemplateColumns: { sm: '2fr 3fr' },
              }}
            >
              <RevenueChart />
              <OpenOrders />
            </Box>
          </Stack>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
