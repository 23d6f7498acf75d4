import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import HomeIcon from '@mui/icons-material/Home';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { createMemoryRouter, Link, Outlet, RouterProvider, useParams } from 'react-router';
import { frameTheme } from '../../demos/frameTheme';

const navigation: Navigation = [
  { segment: '', title: 'Home', icon: <HomeIcon /> },
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon />, pattern: 'repairs{/:repairId}*' },
];

function App() {
  return (
    <ReactRouterAppProvider theme={frameTheme} navigation={navigation}>
      <DashboardLayout>
        <Outlet />
      </DashboardLayout>
    </ReactRouterAppProvider>
  );
}

function HomePage() {
  return (
    <PageContainer>
      <Typography>Two repairs are due today.</Typography>
    </PageContainer>
  );
}

function RepairsPage() {
  const { repairId } = useParams();

  return (
    <PageContainer title={repairId ? `Repair ${repairId}` : 'Repairs'}>
      <Button
        component={Link}
        to={repairId ? '/repairs' : '/repairs/17'}
        sx={{ alignSelf: 'start' }}
      >
        {repairId ? 'All repairs' : 'Repair 17'}
      </Button>
    </PageContainer>
  );
}

const pages = [
  { index: true, Component: HomePage },
  { path: 'repairs/:repairId?', Component: RepairsPage },
];

export default function ReactRouter() {
  // In memory, since the frame has no address bar. In an app, createBrowserRouter stands here.
  const [router] = useState(() => createMemoryRouter([{ Component: App, children: pages }]));

  return <RouterProvider router={router} />;
}
