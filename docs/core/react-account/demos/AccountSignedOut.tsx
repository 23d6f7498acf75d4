import Box from '@mui/material/Box';
import { Account } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';

const desk = { user: { name: 'Front Desk', email: 'desk@workshop.example' } };

export default function AccountSignedOut() {
  const startsSignedIn = false;
  const { session, authentication } = useDemoSession(desk, startsSignedIn);

  return (
    <AppProvider theme={frameTheme} session={session} authentication={authentication}>
      <Box sx={{ p: 2, mx: 'auto', width: 320, display: 'grid' }}>
        <Account />
      </Box>
    </AppProvider>
  );
}
