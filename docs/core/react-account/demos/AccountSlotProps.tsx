import Box from '@mui/material/Box';
import { Account } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';

const desk = { user: { name: 'Front Desk', email: 'desk@workshop.example' } };

export default function AccountSlotProps() {
  const { session, authentication } = useDemoSession(desk);

  return (
    <AppProvider theme={frameTheme} session={session} authentication={authentication}>
      <Box sx={{ p: 2, mx: 'auto', width: 320, display: 'grid' }}>
        <Account
          slotProps={{
            preview: {
              variant: 'expanded',
              slotProps: {
                avatar: { children: 'FD', sx: { bgcolor: 'primary.main' } },
                moreIconButton: { 'aria-label': 'Account of Front Desk' },
              },
            },
            signInButton: { variant: 'outlined', color: 'success' },
            signOutButton: { variant: 'contained', color: 'error' },
          }}
        />
      </Box>
    </AppProvider>
  );
}
