import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [
  { title: 'Home' },
  { segment: 'stock', title: 'Stock', children: [{ segment: 'wheels', title: 'Wheels' }] },
];

export default function PageContainerBasic() {
  const router = useMemoryRouter('/stock/wheels');

  return (
    <AppProvider theme={frameTheme} navigation={navigation} router={router}>
      <PageContainer>
        <Typography>
          You are at <code>{router.pathname}</code>
        </Typography>
      </PageContainer>
    </AppProvider>
  );
}
