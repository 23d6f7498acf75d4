import { createTheme } from '@mui/material/styles';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" fontSize="large" />,
};
const localeText = {
  signInTitle: 'Sign in',
  signInSubtitle: 'Choose an account to continue',
  oauthSignInTitle: 'Continue with',
};

// preview-start providers
const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
  { id: 'microsoft-entra-id', name: 'Microsoft' },
  { id: 'company-sso', name: 'Company SSO' },
];
// preview-end

// In an app, redirect the browser to the provider here.
function signIn(_provider: AuthProvider) {}

export default function SignInPageOAuth() {
  return (
    <AppProvider theme={theme} branding={branding} localeText={localeText}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
  );
}
