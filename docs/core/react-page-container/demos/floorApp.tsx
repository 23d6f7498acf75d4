import type { ReactNode } from 'react';
import BuildIcon from '@mui/icons-material/Build';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [{ segment: 'floor', title: 'Floor plan', icon: <BuildIcon /> }];

export function FloorApp({ children }: { children: ReactNode }) {
  const router = useMemoryRouter('/floor');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <DashboardLayout defaultSidebarCollapsed>{children}</DashboardLayout>
    </AppProvider>
  );
}
