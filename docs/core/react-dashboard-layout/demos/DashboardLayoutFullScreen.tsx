import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';
import { navigation, repairs } from './repairs';

export default function DashboardLayoutFullScreen() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
          <List aria-label="Repairs" sx={{ flex: 1, overflow: 'auto' }}>
            {repairs}
          </List>
          <Typography sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
            {repairs.length} repairs
          </Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
