import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { frameTheme } from '../../demos/frameTheme';
import { signInLabels } from './signInLabels';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

export default function SignInPageCredentials() {
  const [email, setEmail] = useState('');

  const signIn = async (_provider: AuthProvider, form: FormData): Promise<AuthResponse> => {
    setEmail(String(form.get('email')));
    return {};
  };

  return (
    <AppProvider theme={frameTheme} localeText={signInLabels}>
      {email === '' ? (
        <SignInPage
          providers={providers}
          signIn={signIn}
          slotProps={{ emailField: { autoFocus: false } }}
        />
      ) : (
        <Typography sx={{ p: 3 }}>Hello, {email}</Typography>
      )}
    </AppProvider>
  );
}
