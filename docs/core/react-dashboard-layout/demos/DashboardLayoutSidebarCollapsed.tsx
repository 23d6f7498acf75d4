import { useMemo, useState } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
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

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
  { segment: 'parts', title: 'Parts', icon: <InventoryIcon /> },
];

type Item = { id: string; service?: string; name?: string };

const boards: Record<string, Record<string, Item[]>> = {
  '/orders': {
    Waiting: [
      { id: 'SC-1042', service: 'Replace tires' },
      { id: 'SC-1043', service: 'Tune-up' },
    ],
    'In progress': [
      { id: 'SC-1038', service: 'Replace brake pads' },
      { id: 'SC-1040', service: 'Replace chain' },
    ],
    Ready: [{ id: 'SC-1036', service: 'Install lights' }],
  },
  '/parts': {
    Brakes: [{ id: 'P-103', name: 'Brake pads, disc' }],
    Drivetrain: [{ id: 'P-102', name: 'Cassette, 11-34' }],
    Wheels: [{ id: 'P-108', name: 'Rear wheel, 28 inch' }],
  },
};

function Column({ title, items }: { title: string; items: Item[] }) {
  return (
    <Stack spacing={1} sx={{ flex: 1 }}>
      <Typography component="h2" variant="subtitle2">
        {title}
      </Typography>
      {items.map(({ id, service, name }) => (
        <Card key={id} variant="outlined" sx={{ p: 1.5 }}>
          <Typography variant="body2">{service ?? name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {id}
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

export default function DashboardLayoutSidebarCollapsed() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      {/* preview-start */}
      <DashboardLayout defaultSidebarCollapsed sidebarExpandedWidth={220}>
        <Stack direction="row" spacing={1.5} sx={{ p: 2 }}>
          {Object.entries(boards[router.pathname] ?? {}).map(([column, items]) => (
            <Column key={column} title={column} items={items} />
          ))}
        </Stack>
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
