import Button from '@mui/material/Button';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [
  { segment: 'repairs', title: 'Repairs', pattern: 'repairs{/:repairId}*' },
];

function RepairPage({ id, onNext }: { id: string; onNext: () => void }) {
  const page = useActivePage();
  const title = `Repair ${id}`;
  return (
    <PageContainer title={title} breadcrumbs={[...(page?.breadcrumbs ?? []), { title }]}>
      <Button variant="outlined" onClick={onNext} sx={{ alignSelf: 'start' }}>
        Next repair
      </Button>
    </PageContainer>
  );
}

export default function PageContainerCustom() {
  const router = useMemoryRouter('/repairs/17');
  const id = router.pathname.split('/').at(-1) ?? '';

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <RepairPage id={id} onNext={() => router.navigate(`/repairs/${Number(id) + 1}`)} />
    </AppProvider>
  );
}
