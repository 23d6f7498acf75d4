import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { signInLabels } from './signInLabels';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#7a3b00' }, background: { default: '#f6ead9' } } },
    dark: { palette: { primary: { main: '#ffb77c' }, background: { default: '#241405' } } },
  },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none', fontWeight: 600 } },
});

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];

export default function SignInPageTheme() {
  return (
    <AppProvider theme={theme} localeText={signInLabels}>
      <SignInPage providers={providers} />
    </AppProvider>
  );
}
