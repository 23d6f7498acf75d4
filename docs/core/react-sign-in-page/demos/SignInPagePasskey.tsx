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
  signInSubtitle: 'Use your fingerprint, face or security key',
  passkeySignInTitle: 'Sign in with',
};

// preview-start
const providers: AuthProvider[] = [{ id: 'passkey', name: 'Passkey' }];
const slotProps = {
  emailField: { autoComplete: 'username webauthn', autoFocus: false },
};

async function signIn(_: AuthProvider, form: FormData): Promise<AuthResponse> {
  // In an app, get a challenge from your server here,
  // and pass it to navigator.credentials.get().
  return { error: `No passkey found for ${form.get('email')}.` };
}
// preview-end

export default function SignInPagePasskey() {
  return (
    <AppProvider theme={theme} branding={branding} localeText={localeText}>
      <SignInPage providers={providers} signIn={signIn} slotProps={slotProps} />
    </AppProvider>
  );
}
