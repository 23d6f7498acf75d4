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
  signInSubtitle: 'We email you a link. No password needed.',
  magicLinkSignInTitle: 'Sign in with',
};
const slotProps = { emailField: { autoComplete: 'email', autoFocus: false } };

// preview-start
const providers: AuthProvider[] = [{ id: 'nodemailer', name: 'Email' }];

async function signIn(_: AuthProvider, form: FormData): Promise<AuthResponse> {
  // In an app, send the email here.
  return { success: `Check your inbox. We sent a link to ${form.get('email')}.` };
}
// preview-end

export default function SignInPageMagicLink() {
  return (
    <AppProvider theme={theme} branding={branding} localeText={localeText}>
      <SignInPage providers={providers} signIn={signIn} slotProps={slotProps} />
    </AppProvider>
  );
}
