import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const branding: Branding = {
  title: 'Spoke & Chain',
  logo: <PedalBikeIcon color="primary" sx={{ fontSize: 40 }} />,
  homeUrl: '/repairs',
};

const navigation: Navigation = [
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
];

export default function DashboardLayoutBranding() {
  const router = useMemoryRouter('/stock');

  return (
    <AppProvider theme={frameTheme} branding={branding} navigation={navigation} router={router}>
      <DashboardLayout>
        <Typography component="h1" sx={{ p: 3 }}>
          Below the bar: <code>{router.pathname}</code>
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
