import TireRepairIcon from '@mui/icons-material/TireRepair';
import Avatar from '@mui/material/Avatar';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const localeText = {
  signInTitle: 'Sign in',
  signInSubtitle: 'Orders, parts and customers in one place',
  oauthSignInTitle: 'Continue with',
};
const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
];

// preview-start
const branding = {
  title: 'Spoke & Chain',
  logo: (
    <Avatar
      variant="rounded"
      sx={{ width: 64, height: 64, mb: 1, bgcolor: 'primary.main' }}
    >
      <TireRepairIcon fontSize="large" />
    </Avatar>
  ),
};
// preview-end

export default function SignInPageBranding() {
  return (
    <AppProvider theme={theme} branding={branding} localeText={localeText}>
      <SignInPage providers={providers} />
    </AppProvider>
  );
}
