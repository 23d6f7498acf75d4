import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const branding = { title: 'Workshop' };

const navigation: Navigation = [{ segment: '', title: 'Home', icon: <HomeIcon /> }];

export default function TutorialDefault() {
  const router = useMemoryRouter();

  return (
    <AppProvider theme={frameTheme} branding={branding} navigation={navigation} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Typography>Two repairs are due today.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
