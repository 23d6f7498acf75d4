import Stack from '@mui/material/Stack';
import { Account } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';

const ana = { user: { name: 'Ana Kovač', email: 'ana@workshop.example' } };

export default function AccountSignedIn() {
  const { session, authentication } = useDemoSession(ana);

  return (
    <AppProvider theme={frameTheme} session={session} authentication={authentication}>
      <Stack sx={{ p: 2, mx: 'auto', width: 320 }}>
        <Account />
      </Stack>
    </AppProvider>
  );
}
