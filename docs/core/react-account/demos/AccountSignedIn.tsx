import Stack from '@mui/material/Stack';
import { Account } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';

const desk = { user: { name: 'Front Desk', email: 'desk@workshop.example' } };

export default function AccountSignedIn() {
  const { session, authentication } = useDemoSession(desk);

  return (
    <AppProvider theme={frameTheme} session={session} authentication={authentication}>
      <Stack sx={{ p: 2, mx: 'auto', width: 320 }}>
        <Account />
      </Stack>
    </AppProvider>
  );
}
