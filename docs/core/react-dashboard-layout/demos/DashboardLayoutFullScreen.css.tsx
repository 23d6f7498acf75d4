import List from '@mui/material/List';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';
import { navigation, repairs } from './repairs';
import './DashboardLayoutFullScreen.css';

export default function DashboardLayoutFullScreen() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <div className="repairs">
          <List aria-label="Repairs" className="repairs-list">
            {repairs}
          </List>
          <p className="repairs-total">{repairs.length} repairs</p>
        </div>
      </DashboardLayout>
    </AppProvider>
  );
}
