import { useMemo, useState } from 'react';
import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import { AppProvider, type Navigation, type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { frameTheme } from '../../demos/frameTheme';
import { useMemoryRouter } from '../../demos/useMemoryRouter';

const navigation: Navigation = [{ segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> }];

const desk: Session = { user: { name: 'Front Desk', email: 'desk@workshop.example' } };

export default function DashboardLayoutAccount() {
  const router = useMemoryRouter('/repairs');
  const [session, setSession] = useState<Session | null>(desk);
  const authentication = useMemo(
    () => ({ signIn: () => setSession(desk), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider
      theme={frameTheme}
      navigation={navigation}
      router={router}
      session={session}
      authentication={authentication}
    >
      <DashboardLayout>
        <Typography component="h1" sx={{ p: 3 }}>
          {session ? `Hello, ${session.user?.name}` : 'Nobody is signed in'}
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
