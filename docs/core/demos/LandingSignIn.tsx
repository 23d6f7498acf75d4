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

// preview-start
const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];

// In an app, call your authentication library.
const signIn = async (provider: AuthProvider): Promise<AuthResponse> => ({
  error: `This demo has no account at ${provider.name}.`,
});
// preview-end

export default function LandingSignIn() {
  return (
    <AppProvider theme={theme} branding={branding}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{
          emailField: { autoFocus: false },
          rememberMe: { sx: { display: 'none' } },
        }}
      />
    </AppProvider>
  );
}
