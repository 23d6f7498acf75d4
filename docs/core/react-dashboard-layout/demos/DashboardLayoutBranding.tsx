import { useMemo, useState } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import {
  AppProvider,
  type Branding,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// preview-start
const branding: Branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
  homeUrl: '/orders',
};
// preview-end

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
  { segment: 'parts', title: 'Parts', icon: <InventoryIcon /> },
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

const parts = [
  { id: 'P-103', name: 'Brake pads, disc', stock: 2, price: 18 },
  { id: 'P-105', name: 'Hydraulic brake hose', stock: 5, price: 34 },
  { id: 'P-108', name: 'Rear wheel, 28 inch', stock: 3, price: 95 },
];

function PartsTable() {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Part</TableCell>
          <TableCell align="right">In stock</TableCell>
          <TableCell align="right">Price</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map(({ id, name, stock, price }) => (
          <TableRow key={id}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{stock}</TableCell>
            <TableCell align="right">${price}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
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

export default function DashboardLayoutBranding() {
  const router = useMemoryRouter('/parts');
  const onParts = router.pathname === '/parts';

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
            {onParts ? 'Parts' : 'Orders'}
          </Typography>
          {onParts ? (
            <PartsTable />
          ) : (
            <KpiCards figures={{ Waiting: '7', 'In progress': '4', Ready: '3' }} />
          )}
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
