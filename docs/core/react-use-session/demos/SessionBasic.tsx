import { useMemo, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { createTheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

function Profile() {
  // preview-start
  const session = useSession();
  if (!session?.user) return <Typography>You are signed out.</Typography>;

  const { name, email } = session.user;
  // preview-end
  return (
    <Card variant="outlined">
      <CardHeader avatar={<Avatar />} title={name} subheader={email} />
      <CardContent sx={{ pt: 0 }}>3 orders are ready for pickup.</CardContent>
    </Card>
  );
}

const frontDesk: Session = {
  user: { id: 'U-1', name: 'Front Desk', email: 'desk@spoke-and-chain.example' },
};

export default function SessionBasic() {
  const [session, setSession] = useState<Session | null>(frontDesk);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(frontDesk),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider theme={theme} session={session} authentication={authentication}>
      <AppBar
        position="static"
        color="transparent"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar
          variant="dense"
          disableGutters
          sx={{ px: 2, '& .MuiButton-root': { width: 'auto' } }}
        >
          <Typography component="h1" sx={{ flexGrow: 1, fontWeight: 600 }}>
            Spoke & Chain
          </Typography>
          <Account />
        </Toolbar>
      </AppBar>
      <Box sx={{ p: 2 }}>
        <Profile />
      </Box>
    </AppProvider>
  );
}
