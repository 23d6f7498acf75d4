import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer, PageHeader, type PageHeaderProps } from '@toolpad/core/PageContainer';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [{ segment: 'repairs', title: 'Repairs' }];

function HeaderWithState(props: PageHeaderProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <PageHeader {...props} />
      <Chip label="Three are late" />
    </Stack>
  );
}

export default function PageContainerPageHeader() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <PageContainer slots={{ header: HeaderWithState }}>
        <Typography>Seven repairs are open.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
