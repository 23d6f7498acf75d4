import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { frameTheme } from '../../demos/frameTheme';
import { signInLabels } from './signInLabels';

const providers: AuthProvider[] = [{ id: 'nodemailer', name: 'Email' }];

async function signIn(_provider: AuthProvider, form: FormData): Promise<AuthResponse> {
  return { success: `We sent a link to ${form.get('email')}` };
}

export default function SignInPageMagicLink() {
  return (
    <AppProvider theme={frameTheme} localeText={signInLabels}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ emailField: { autoComplete: 'email', autoFocus: false } }}
      />
    </AppProvider>
  );
}
