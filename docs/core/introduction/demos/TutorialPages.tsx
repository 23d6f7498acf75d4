import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';
import InventoryIcon from '@mui/icons-material/Inventory';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const branding = { title: 'Workshop' };

const navigation: Navigation = [
  { segment: '', title: 'Home', icon: <HomeIcon /> },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
];

function StockPage() {
  const notifications = useNotifications();
  const order = () => notifications.show('Chains are ordered', { autoHideDuration: 4000 });

  return (
    <List disablePadding>
      <ListItem divider>
        <ListItemText primary="Brake pads" secondary="24 on the shelf" />
      </ListItem>
      <ListItem divider>
        <ListItemText primary="Chains" secondary="2 on the shelf" />
        <Button onClick={order}>Order chains</Button>
      </ListItem>
    </List>
  );
}

export default function TutorialPages() {
  const router = useMemoryRouter();

  return (
    <AppProvider theme={frameTheme} branding={branding} navigation={navigation} router={router}>
      <DashboardLayout>
        <PageContainer>
          {router.pathname === '/stock' ? (
            <StockPage />
          ) : (
            <Typography>Two repairs are due today.</Typography>
          )}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
