import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer, type Breadcrumb } from '@toolpad/core/PageContainer';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const breadcrumbs: Breadcrumb[] = [
  { title: 'Repairs', path: '/repairs' },
  { title: 'This week', path: '/repairs/week' },
  { title: 'Repair 17' },
];

export default function PageContainerTitleBreadcrumbs() {
  const router = useMemoryRouter('/repairs/week/17');

  return (
    <AppProvider theme={frameTheme} router={router}>
      <PageContainer title="Touring bike, new chain" breadcrumbs={breadcrumbs}>
        <Typography>Promised for Friday.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
