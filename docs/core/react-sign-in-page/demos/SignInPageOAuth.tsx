import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { frameTheme } from '../../demos/frameTheme';
import { signInLabels } from './signInLabels';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
  { id: 'workshop-id', name: 'Workshop ID' },
];

// An app sends the browser to the provider here.
function signIn(_provider: AuthProvider) {}

export default function SignInPageOAuth() {
  return (
    <AppProvider theme={frameTheme} localeText={signInLabels}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
  );
}
