import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { createTheme } from '@mui/material/styles';
import { Account } from '@toolpad/core/Account';
import {
  AppProvider,
  useLocaleText,
  type Session,
} from '@toolpad/core/AppProvider';
import './BaseConceptsLocaleText.css';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const user = {
  id: 'U-1',
  name: 'Front Desk',
  email: 'desk@spoke-and-chain.example',
};

// preview-start localeText
const localeText = {
  accountSignInLabel: 'Log in',
  save: 'Save order',
  cancel: 'Discard',
};
// preview-end

// preview-start useLocaleText
function FormActions() {
  const { save, cancel, close } = useLocaleText();
  return (
    <div className="row">
      <Button variant="contained">{save}</Button>
      <Button variant="outlined">{cancel}</Button>
      <Button>{close}</Button>
    </div>
  );
}
// preview-end

export default function BaseConceptsLocaleText() {
  const [session, setSession] = useState<Session | null>(null);
  const authentication = useMemo(
    () => ({ signIn: () => setSession({ user }), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider
      theme={theme}
      localeText={localeText}
      session={session}
      authentication={authentication}
    >
      <div className="order">
        <div className="row">
          <Account />
          <Account localeText={{ accountSignInLabel: 'Staff sign-in' }} />
        </div>
        <TextField
          label="Note for SC-1042"
          defaultValue="Summit Cycling Club: Replace tires"
        />
        <FormActions />
      </div>
    </AppProvider>
  );
}
