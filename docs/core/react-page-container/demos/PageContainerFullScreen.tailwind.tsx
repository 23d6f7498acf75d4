import { useMemo, useState } from 'react';
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
import { PageContainer } from '@toolpad/core/PageContainer';

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
];

const orders = [
  { id: 'SC-1042', service: 'Replace tires', status: 'Waiting' },
  { id: 'SC-1043', service: 'Tune-up', status: 'Waiting' },
  { id: 'SC-1038', service: 'Replace brake pads', status: 'In progress' },
  { id: 'SC-1040', service: 'Replace chain', status: 'In progress' },
  { id: 'SC-1036', service: 'Install lights', status: 'Ready' },
];

const columns = ['Waiting', 'In progress', 'Ready'].map((status) => (
  <div
    key={status}
    className="border border-solid border-(--mui-palette-divider) p-3"
  >
    <Typography component="h2" variant="subtitle2">
      {status}
    </Typography>
    {orders
      .filter((order) => order.status === status)
      .map(({ id, service }) => (
        <Typography key={id} variant="body2" color="text.secondary">
          {service}
        </Typography>
      ))}
  </div>
));

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

export default function PageContainerFullScreen() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout defaultSidebarCollapsed sidebarExpandedWidth={220}>
        {/* preview-start */}
        <PageContainer maxWidth={false}>
          <div className="grid flex-1 grid-cols-3 gap-3">{columns}</div>
        </PageContainer>
        {/* preview-end */}
      </DashboardLayout>
    </AppProvider>
  );
}
