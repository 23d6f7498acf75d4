import { useState } from 'react';
import BuildIcon from '@mui/icons-material/Build';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';
import { createRepairs } from './data/createRepairs';

const branding = { title: 'Workshop' };

const navigation: Navigation = [
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon />, pattern: 'repairs{/:id}*' },
];

export default function CrudBasic() {
  const [repairs] = useState(createRepairs);
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={frameTheme} branding={branding} navigation={navigation} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>
          <Crud
            dataSource={repairs}
            rootPath="/repairs"
            initialPageSize={10}
            defaultValues={{ state: 'waiting', hours: 1, paid: false }}
          />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
