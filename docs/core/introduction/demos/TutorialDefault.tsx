import { useMemo, useState } from 'react';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import DashboardIcon from '@mui/icons-material/Dashboard';
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

const branding = { title: 'Spoke & Chain' };

const navigation: Navigation = [
  { segment: '', title: 'Overview', icon: <DashboardIcon /> },
];

function OverviewPage() {
  return <Typography>No orders yet.</Typography>;
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

export default function TutorialDefault() {
  const router = useMemoryRouter('/');

  return (
    // preview-start
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout>
        <PageContainer>
          <OverviewPage />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
