import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { frameTheme } from '../../demos/frameTheme';
import { workshopSession, type WorkshopSession } from './workshopSession';

const card = {
  width: 288,
  mx: 'auto',
  mt: 4,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
const quiet = { fontSize: 14, lineHeight: '20px', color: 'text.secondary' };

function Workplace() {
  const session = useSession<WorkshopSession>();

  return (
    <Stack spacing={1.5} sx={card}>
      <Box>
        <Box sx={{ fontWeight: 600 }}>{session?.user?.name}</Box>
        <Box sx={quiet}>{session?.user?.email}</Box>
      </Box>
      <Box sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        {session?.workshop.name}
        <Box sx={quiet}>Bench {session?.workshop.bench}</Box>
      </Box>
    </Stack>
  );
}

export default function SessionCustom() {
  return (
    <AppProvider theme={frameTheme} session={workshopSession}>
      <Workplace />
    </AppProvider>
  );
}
