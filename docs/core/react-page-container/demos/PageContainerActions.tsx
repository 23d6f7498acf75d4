import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer, PageHeaderToolbar } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [{ segment: 'stock', title: 'Stock' }];

function StockToolbar() {
  const notifications = useNotifications();
  return (
    <PageHeaderToolbar>
      <Button>Export</Button>
      <Button variant="contained" onClick={() => notifications.show('Chains are ordered')}>
        Order chains
      </Button>
    </PageHeaderToolbar>
  );
}

export default function PageContainerActions() {
  const router = useMemoryRouter('/stock');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <PageContainer slotProps={{ header: { slots: { toolbar: StockToolbar } } }}>
        <Typography>Two chains are left.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
