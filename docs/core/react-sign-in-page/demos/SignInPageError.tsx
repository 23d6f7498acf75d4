import { createTheme } from '@mui/material/styles';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  SignInPage,
  type AuthProvider,
  type AuthResponse,
} from '@toolpad/core/SignInPage';

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
  signInSubtitle: 'Use your shop account',
  oauthSignInTitle: 'Continue with',
};
const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];
const slotProps = {
  emailField: { defaultValue: 'desk@spoke-and-chain.example' },
  passwordField: { defaultValue: 'wrong password' },
};

// preview-start
async function signIn(provider: AuthProvider): Promise<AuthResponse> {
  if (provider.id === 'github') {
    return { error: 'GitHub is not available. Try again later.' };
  }
  return { error: 'The email or password is wrong.' };
}
// preview-end

export default function SignInPageError() {
  return (
    <AppProvider theme={theme} branding={branding} localeText={localeText}>
      <SignInPage providers={providers} signIn={signIn} slotProps={slotProps} />
    </AppProvider>
  );
}
