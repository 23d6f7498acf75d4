import Box from '@mui/material/Box';
import { Account } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { frameTheme } from '../../demos/frameTheme';
import { useDemoSession } from '../../demos/useDemoSession';

const ana = { user: { name: 'Ana Kovač', email: 'ana@workshop.example' } };

export default function AccountSlotProps() {
  const { session, authentication } = useDemoSession(ana);

  return (
    <AppProvider theme={frameTheme} session={session} authentication={authentication}>
      <Box sx={{ p: 2, mx: 'auto', width: 320, display: 'grid' }}>
        <Account
          slotProps={{
            preview: {
              variant: 'expanded',
              slotProps: {
                avatar: { children: 'AK', sx: { bgcolor: 'primary.main' } },
                moreIconButton: { 'aria-label': 'Account of Ana Kovač' },
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
