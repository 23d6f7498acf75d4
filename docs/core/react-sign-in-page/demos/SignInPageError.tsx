import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { frameTheme } from '../../demos/frameTheme';
import { signInLabels } from './signInLabels';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];

async function signIn(provider: AuthProvider, form?: FormData): Promise<AuthResponse> {
  if (provider.id === 'github') return { error: 'GitHub does not answer. Try it again later.' };
  return { error: `No account of ${form?.get('email')} has this password.` };
}

export default function SignInPageError() {
  return (
    <AppProvider theme={frameTheme} localeText={signInLabels}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
  );
}
