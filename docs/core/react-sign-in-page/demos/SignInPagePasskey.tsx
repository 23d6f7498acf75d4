import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { frameTheme } from '../../demos/frameTheme';
import { signInLabels } from './signInLabels';

const passkey: AuthProvider = { id: 'passkey', name: 'Passkey' };

// An app asks its server and then the browser for the passkey here.
async function signIn(_provider: AuthProvider, form: FormData): Promise<AuthResponse> {
  return { error: `There is no passkey for ${form.get('email')}` };
}

export default function SignInPagePasskey() {
  const slotProps = { emailField: { autoComplete: 'username webauthn', autoFocus: false } };

  return (
    <AppProvider theme={frameTheme} localeText={signInLabels}>
      <SignInPage providers={[passkey]} signIn={signIn} slotProps={slotProps} />
    </AppProvider>
  );
}
