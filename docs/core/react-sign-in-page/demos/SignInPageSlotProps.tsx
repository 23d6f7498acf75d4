import Checkbox from '@mui/material/Checkbox';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { frameTheme } from '../../demos/frameTheme';
import { signInLabels } from './signInLabels';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

export default function SignInPageSlotProps() {
  return (
    <AppProvider theme={frameTheme} localeText={signInLabels}>
      <SignInPage
        providers={providers}
        slotProps={{
          emailField: { variant: 'standard', autoFocus: false },
          passwordField: { variant: 'standard', helperText: 'At least twelve characters' },
          rememberMe: {
            control: <Checkbox name="rules" value="true" required />,
            label: 'I know the rules of the workshop',
          },
          submitButton: { color: 'success', variant: 'outlined' },
          form: { 'aria-label': 'Sign in' },
        }}
      />
    </AppProvider>
  );
}
