import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: { palette: { background: { default: '#f3efe4', paper: '#fbf9f3' } } },
    dark: { palette: { background: { default: '#0f2231', paper: '#16314a' } } },
  },
  // A low `md` keeps the sidebar visible in a narrow frame.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});

const navigation: Navigation = [{ segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> }];

export default function AppProviderTheme() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider theme={theme} navigation={navigation} router={router}>
      <DashboardLayout>
        <Typography component="h1" sx={{ p: 3 }}>
          Paper by day, ink by night
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
