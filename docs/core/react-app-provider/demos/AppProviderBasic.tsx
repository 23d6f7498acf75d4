import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
];

const branding = { title: 'Workshop' };

export default function AppProviderBasic() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} branding={branding} navigation={navigation} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>
            You are at <code>{router.pathname}</code>
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
