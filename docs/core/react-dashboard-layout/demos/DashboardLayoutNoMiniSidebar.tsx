import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
];

export default function DashboardLayoutNoMiniSidebar() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout disableCollapsibleSidebar>
        <Typography component="h1" sx={{ p: 3 }}>
          No strip of icons, and no menu button on a wide screen
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
