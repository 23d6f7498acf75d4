import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

export default function DashboardLayoutSidebarHidden() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} branding={{ title: 'Workshop' }} router={router}>
      <DashboardLayout hideNavigation>
        <Typography component="h1" sx={{ p: 3 }}>
          One page, no navigation
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
