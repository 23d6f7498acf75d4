import Icon from '@mui/material/Icon';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

// As a server or a file of settings would give them: text, and nothing else.
const pages = [
  { segment: 'repairs', title: 'Repairs', icon: 'build' },
  { segment: 'stock', title: 'Stock', icon: 'inventory_2' },
  { segment: 'rides', title: 'Test rides', icon: 'directions_bike' },
];

const navigation: Navigation = pages.map((page) => ({ ...page, icon: <Icon>{page.icon}</Icon> }));

export default function DashboardLayoutIconNames() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout>
        <Typography component="h1" sx={{ p: 3 }}>
          The address is <code>{router.pathname}</code>
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
