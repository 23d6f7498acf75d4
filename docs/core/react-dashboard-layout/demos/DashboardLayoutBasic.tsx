import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import GroupIcon from '@mui/icons-material/Group';
import HomeIcon from '@mui/icons-material/Home';
import InventoryIcon from '@mui/icons-material/Inventory';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [
  { segment: '', title: 'Home', icon: <HomeIcon /> },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
  { segment: 'people', title: 'People', icon: <GroupIcon /> },
];

const pages: Record<string, { title: string; text: string }> = {
  '/': { title: 'Home', text: 'Two repairs are due today' },
  '/stock': { title: 'Stock', text: 'Most parts are on the shelf' },
  '/people': { title: 'People', text: 'Two mechanics are in the workshop' },
};

export default function DashboardLayoutBasic() {
  const router = useMemoryRouter();
  const page = pages[router.pathname];

  return (
    <AppProvider
      theme={frameTheme}
      branding={{ title: 'Workshop' }}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout>
        <Box sx={{ p: 3 }}>
          <Typography component="h1" variant="h5" gutterBottom>
            {page?.title}
          </Typography>
          <Typography>{page?.text}</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
