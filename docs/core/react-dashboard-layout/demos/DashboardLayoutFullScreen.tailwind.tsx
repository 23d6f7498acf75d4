import List from '@mui/material/List';
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
        <div className="flex min-h-0 flex-1 flex-col">
          <List aria-label="Repairs" className="flex-1 overflow-auto">
            {repairs}
          </List>
          <p className="m-0 border-t border-(--mui-palette-divider) p-4">
            {repairs.length} repairs
          </p>
        </div>
      </DashboardLayout>
    </AppProvider>
  );
}
