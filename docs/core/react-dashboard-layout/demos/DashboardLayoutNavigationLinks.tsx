import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import HomeIcon from '@mui/icons-material/Home';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [
  { title: 'Home', icon: <HomeIcon /> },
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
  { segment: 'spare-parts', title: 'Spare parts' },
];

export default function DashboardLayoutNavigationLinks() {
  const router = useMemoryRouter();

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout>
        <Typography component="h1" sx={{ p: 3 }}>
          This is <code>{router.pathname}</code>
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
