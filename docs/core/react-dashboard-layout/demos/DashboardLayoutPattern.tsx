import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import InventoryIcon from '@mui/icons-material/Inventory';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon />, pattern: 'repairs{/:repairId}*' },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
];

export default function DashboardLayoutPattern() {
  const router = useMemoryRouter('/repairs/17');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'start' }}>
          <Typography component="h1">
            You are at <code>{router.pathname}</code>
          </Typography>
          <Button variant="outlined" onClick={() => router.navigate('/repairs/18')}>
            Next repair
          </Button>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
