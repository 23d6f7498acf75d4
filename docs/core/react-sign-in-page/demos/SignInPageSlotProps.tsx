import type { ComponentProps } from 'react';
import Checkbox from '@mui/material/Checkbox';
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
  signInSubtitle: 'Use your shop account',
};
const providers: AuthProvider[] = [
  { id: 'credentials', name: 'Email and password' },
];

// preview-start
const slotProps: ComponentProps<typeof SignInPage>['slotProps'] = {
  emailField: { variant: 'standard', autoFocus: false },
  passwordField: { variant: 'standard', helperText: 'At least 12 characters' },
  rememberMe: {
    control: <Checkbox name="terms" value="true" required />,
    label: 'I accept the terms of use',
  },
  submitButton: { variant: 'contained', color: 'success', sx: { mt: 3 } },
  form: { 'aria-label': 'Sign in' },
};
// preview-end

export default function SignInPageSlotProps() {
  return (
    <AppProvider theme={theme} branding={branding} localeText={localeText}>
      <SignInPage providers={providers} slotProps={slotProps} />
    </AppProvider>
  );
}
