import { createTheme } from '@mui/material/styles';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

// preview-start
const light = {
  primary: { main: '#1d6b4f' },
  background: { default: '#e9f2ec', paper: '#fff' },
};
const dark = {
  primary: { main: '#86d7b4' },
  background: { default: '#0d1a15', paper: '#14251e' },
};

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 12 },
});
// preview-end

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" fontSize="large" />,
};
const localeText = {
  signInTitle: 'Sign in',
  signInSubtitle: 'Use your shop account',
  oauthSignInTitle: 'Continue with',
};
const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];

export default function SignInPageTheme() {
  return (
    <AppProvider theme={theme} branding={branding} localeText={localeText}>
      <SignInPage providers={providers} />
    </AppProvider>
  );
}
