import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';

interface WorkshopSession extends Session {
  workshop: { name: string; bench: number };
}

const ana: WorkshopSession = {
  user: { name: 'Ana Kovač', email: 'ana@workshop.example' },
  workshop: { name: 'Spoke & Chain', bench: 3 },
};

function WorkshopDetails() {
  const workshop = useSession<WorkshopSession>()?.workshop;
  return (
    <>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <Typography variant="body2" sx={{ px: 2, py: 1 }}>
        {workshop?.name}, bench {workshop?.bench}
      </Typography>
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </>
  );
}

const slots = { popoverContent: WorkshopDetails };

export default function AccountUserDetails() {
  const { session, authentication } = useDemoSession(ana);

  return (
    <AppProvider theme={frameTheme} session={session} authentication={authentication}>
      <Box sx={{ p: 2, mx: 'auto', width: 320, display: 'grid' }}>
        <Account slots={slots} />
      </Box>
    </AppProvider>
  );
}
