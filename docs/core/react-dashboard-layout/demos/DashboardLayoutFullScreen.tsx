import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [{ segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> }];

const repairs = Array.from({ length: 24 }, (_, index) => `Repair ${index + 1}`);

export default function DashboardLayoutFullScreen() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
          <List aria-label="Repairs" sx={{ flex: 1, overflow: 'auto' }}>
            {repairs.map((repair) => (
              <ListItem key={repair} disablePadding>
                <ListItemButton>
                  <ListItemText primary={repair} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
          <Typography sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
            {repairs.length} repairs
          </Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
