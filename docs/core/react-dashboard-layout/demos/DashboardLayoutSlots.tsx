import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory';
import SearchIcon from '@mui/icons-material/Search';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  ThemeSwitcher,
  type SidebarFooterProps,
} from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [{ segment: 'stock', title: 'Stock', icon: <InventoryIcon /> }];

function AppTitle() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 700 }}>Workshop</Typography>
      <Chip size="small" label="Test data" />
    </Stack>
  );
}

function ToolbarActions() {
  return (
    <Stack direction="row">
      <IconButton aria-label="Search">
        <SearchIcon />
      </IconButton>
      <ThemeSwitcher />
    </Stack>
  );
}

function SidebarFooter({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" sx={{ p: 2, whiteSpace: 'nowrap' }}>
      {mini ? '2.4' : 'Workshop 2.4, synced today'}
    </Typography>
  );
}

const slots = {
  appTitle: AppTitle,
  toolbarActions: ToolbarActions,
  sidebarFooter: SidebarFooter,
};

export default function DashboardLayoutSlots() {
  const router = useMemoryRouter('/stock');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout slots={slots}>
        <Typography component="h1" sx={{ p: 3 }}>
          The title, the actions and the footer are our own
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
