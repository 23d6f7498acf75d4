import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
};
const providers: AuthProvider[] = [
  { id: 'credentials', name: 'Email and password' },
];
const slotProps = { emailField: { autoFocus: false } };

export default function SignInPageCredentials() {
  const [email, setEmail] = useState<string | null>(null);

  // preview-start
  const signIn = async (_: AuthProvider, form: FormData): Promise<AuthResponse> => {
    // In an app, send both fields to your server here.
    if (String(form.get('password')).length < 8) {
      return { error: 'Enter a password of at least 8 characters.' };
    }
    setEmail(String(form.get('email')));
    return {};
  };

  const page = (
    <SignInPage providers={providers} signIn={signIn} slotProps={slotProps} />
  );
  // preview-end

  return (
    <AppProvider theme={theme} branding={branding} localeText={localeText}>
      {email === null ? (
        page
      ) : (
        <Welcome email={email} onSignOut={() => setEmail(null)} />
      )}
    </AppProvider>
  );
}

function Welcome({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  return (
    <Stack
      sx={{
        minHeight: '100vh',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
      }}
    >
      <Avatar sx={{ width: 56, height: 56, mb: 1 }} />
      <Typography variant="h5" component="h1">
        You are signed in
      </Typography>
      <Typography color="textSecondary">{email}</Typography>
      <Button onClick={onSignOut} sx={{ mt: 1 }}>
        Sign out
      </Button>
    </Stack>
  );
}
