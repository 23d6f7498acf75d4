import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [{ segment: 'floor', title: 'Floor plan', icon: <BuildIcon /> }];

export default function PageContainerFullScreen() {
  const router = useMemoryRouter('/floor');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer maxWidth={false}>
          <Box
            sx={{
              flex: 1,
              display: 'grid',
              placeItems: 'center',
              border: '1px dashed',
              borderColor: 'divider',
            }}
          >
            <Typography>As wide and as high as the page</Typography>
          </Box>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
