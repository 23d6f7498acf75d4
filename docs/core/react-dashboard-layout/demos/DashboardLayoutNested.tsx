import { useMemo, useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import InventoryIcon from '@mui/icons-material/Inventory';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import WarningIcon from '@mui/icons-material/Warning';
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
  { segment: 'shortages', title: 'Shortages', icon: <WarningIcon /> },
  // preview-start
  {
    segment: 'inventory',
    title: 'Inventory',
    icon: <InventoryIcon />,
    children: [
      { segment: 'brakes', title: 'Brakes' },
      { segment: 'drivetrain', title: 'Drivetrain' },
      {
        segment: 'wheels',
        title: 'Wheels',
        children: [{ segment: 'tires', title: 'Tires' }],
      },
    ],
  },
  // preview-end
];

const parts = [
  { id: 'P-101', name: 'Chain, 9-speed', path: 'drivetrain', stock: 24 },
  { id: 'P-102', name: 'Cassette, 11-34', path: 'drivetrain', stock: 6 },
  { id: 'P-103', name: 'Brake pads, disc', path: 'brakes', stock: 2 },
  { id: 'P-104', name: 'Brake cable set', path: 'brakes', stock: 30 },
  { id: 'P-105', name: 'Hydraulic brake hose', path: 'brakes', stock: 5 },
  { id: 'P-106', name: 'Tire, 700x32', path: 'wheels/tires', stock: 18 },
  { id: 'P-107', name: 'Inner tube, 700', path: 'wheels', stock: 64 },
  { id: 'P-108', name: 'Rear wheel, 28 inch', path: 'wheels', stock: 3 },
];

const partsOf = (pathname: string) =>
  parts.filter(({ path, stock }) =>
    pathname === '/shortages'
      ? stock < 6
      : `/inventory/${path}`.startsWith(pathname),
  );

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

export default function DashboardLayoutNested() {
  const router = useMemoryRouter('/inventory/brakes');
  const segments = router.pathname.split('/').slice(1);

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Stack spacing={1.5} sx={{ p: 2 }}>
          <Breadcrumbs aria-label="Path" sx={{ textTransform: 'capitalize' }}>
            {segments.map((segment) => (
              <Typography key={segment}>{segment}</Typography>
            ))}
          </Breadcrumbs>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Part</TableCell>
                <TableCell>Name</TableCell>
                <TableCell align="right">In stock</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {partsOf(router.pathname).map(({ id, name, stock }) => (
                <TableRow key={id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{id}</TableCell>
                  <TableCell>{name}</TableCell>
                  <TableCell align="right">{stock}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
