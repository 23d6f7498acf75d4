import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { useSession } from '@toolpad/core/useSession';
import { WorkshopApp, type WorkshopSession } from './workshopApp';

const details = {
  px: 2,
  py: 1,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: 14,
};

function WorkshopDetails() {
  const workshop = useSession<WorkshopSession>()?.workshop;

  return (
    <Stack sx={{ minWidth: 240 }}>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Box sx={details}>
        {workshop?.name}, bench {workshop?.bench}
      </Box>
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

const slots = { popoverContent: WorkshopDetails };

export default function AccountUserDetails() {
  return (
    <WorkshopApp>
      <Box sx={{ p: 2, mx: 'auto', width: 320, display: 'grid' }}>
        <Account slots={slots} />
      </Box>
    </WorkshopApp>
  );
}
