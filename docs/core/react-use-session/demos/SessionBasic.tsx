import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { frameTheme } from '../../demos/frameTheme';

const desk: Session = { user: { id: '7', name: 'Front Desk', email: 'desk@workshop.example' } };

function Greeting() {
  const session = useSession();

  return (
    <Typography>
      {session?.user ? `Good day, ${session.user.name}` : 'Nobody is signed in'}
    </Typography>
  );
}

export default function SessionBasic() {
  const [session, setSession] = useState<Session | null>(desk);
  const authentication = useMemo(
    () => ({ signIn: () => setSession(desk), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider theme={frameTheme} session={session} authentication={authentication}>
      <Stack spacing={2} sx={{ alignItems: 'center', pt: 4 }}>
        <Greeting />
        <Account />
      </Stack>
    </AppProvider>
  );
}
