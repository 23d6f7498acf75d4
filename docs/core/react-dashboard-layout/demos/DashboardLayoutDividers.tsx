import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import SettingsIcon from '@mui/icons-material/Settings';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
  { kind: 'divider' },
  { segment: 'settings', title: 'Settings', icon: <SettingsIcon /> },
];

export default function DashboardLayoutDividers() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout>
        <Typography component="h1" sx={{ p: 3 }}>
          A line parts the work from the settings
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
